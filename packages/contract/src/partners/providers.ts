import { at, del, get, post } from '../operation.ts'
import { IdList } from '../shared/id-list.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { partnerRealms } from '../shared/realm.ts'
import { list, text } from '../wire.ts'
import {
  NewProvider,
  ProviderAddresses,
  ProviderAvailability,
  ProviderBiography,
  ProviderBranches,
  ProviderEmailAddress,
  ProviderExternalId,
  ProviderFirm,
  ProviderJoinYear,
  ProviderLanguages,
  ProviderLink,
  ProviderNetwork,
  ProviderPhones,
  ProviderPicture,
  ProviderPracticeBeginning,
  ProviderPractices,
  ProviderRatingChange,
  ProviderReferrer,
  ProviderTypes,
  ProviderWebsite,
} from './providers.bodies.ts'
import {
  ProviderAssociations,
  ProviderAwards,
  ProviderDisciplinaryActions,
  ProviderEducationList,
  ProviderPublications,
  ProviderSpeakingEngagements,
} from './providers.career.bodies.ts'
import {
  ProviderAssociation,
  ProviderAward,
  ProviderDisciplinaryAction,
  ProviderEducation,
  ProviderPublication,
  ProviderSpeakingEngagement,
} from './providers.career.entities.ts'
import {
  Provider,
  ProviderBranch,
  ProviderContact,
  ProviderName,
  ProviderPhone,
  ProviderPractice,
} from './providers.entities.ts'
import {
  ProviderCompetency,
  ProviderFileType,
  ProviderFlag,
  ProviderGender,
  ProviderNotificationType,
  ProviderPhoneType,
  ProviderRace,
  ProviderRating,
  ProviderStatus,
  ProviderType,
  ProviderVerificationStatus,
  ProviderVolume,
} from './providers.enums.ts'
import {
  NewProviderFile,
  NewProviderNotification,
  ProviderBarStateRemoval,
  ProviderBarStates,
  ProviderCriticalNotes,
  ProviderDeactivation,
  ProviderFileRemoval,
  ProviderFiles,
  ProviderFlags,
  ProviderTaxId,
  ProviderVerificationResult,
} from './providers.standing.bodies.ts'
import {
  ProviderBarState,
  ProviderFile,
  ProviderInsurance,
  ProviderNotification,
  ProviderVerification,
} from './providers.standing.entities.ts'

// Source: partners and service delivery, section 7, "Providers".

const providers = at('providers', '/v1/providers')
const own = { realms: partnerRealms, assumes: ['realms'] } as const
const provider = at('providers', '/v1/providers/{providerId}', own)
// A provider's admission and standing are assumed to be for staff.
const staff = { access: 'internal', assumes: ['access'] } as const
const standing = at('providers', '/v1/providers/{providerId}', staff)

export const listProviders = get(providers, '', { returns: list(Provider) })
export const createProvider = post(at('providers', '/v1/providers', own), '', { body: NewProvider, returns: Provider })
export const getProvider = get(providers, '{providerId}', { returns: Provider })
export const deleteProvider = del(standing, '')
export const getProvidersByIdList = post(providers, 'getProvidersByIdList', {
  body: IdList,
  returns: list(Provider),
  idempotent: true,
})

export const updateProviderName = post(provider, 'updateName', { body: ProviderName, returns: Provider })
export const updateProviderPracticeBeginDate = post(provider, 'updatePracticeBeginDate', {
  body: ProviderPracticeBeginning,
  returns: Provider,
})
export const updateProviderContactInformation = post(provider, 'updateContactInformation', {
  body: ProviderContact,
  returns: Provider,
})
export const updateProviderWebsiteUrl = post(provider, 'updateWebsiteUrl', { body: ProviderWebsite, returns: Provider })
export const updateProviderBiography = post(provider, 'updateBiography', { body: ProviderBiography, returns: Provider })
export const updateProviderFirmId = post(provider, 'updateFirmId', { body: ProviderFirm, returns: Provider })
export const updateProviderBranchAssociations = post(provider, 'updateBranchAssociations', {
  body: ProviderBranches,
  returns: Provider,
})
export const updateProviderEmailAddress = post(provider, 'updateEmailAddress', {
  body: ProviderEmailAddress,
  returns: Provider,
})
export const updateProviderAddresses = post(provider, 'updateAddresses', { body: ProviderAddresses, returns: Provider })
export const updateProviderPhoneNumbers = post(provider, 'updatePhoneNumbers', {
  body: ProviderPhones,
  returns: Provider,
})
export const updateProviderAreasOfPractice = post(provider, 'updateAreasOfPractice', {
  body: ProviderPractices,
  returns: Provider,
})
export const updateProviderLanguages = post(provider, 'updateLanguages', { body: ProviderLanguages, returns: Provider })
export const updateProviderAwards = post(provider, 'updateAwards', { body: ProviderAwards, returns: Provider })
export const updateProviderAssociations = post(provider, 'updateAssociations', {
  body: ProviderAssociations,
  returns: Provider,
})
export const updateProviderEducation = post(provider, 'updateEducation', {
  body: ProviderEducationList,
  returns: Provider,
})
export const updateProviderPublications = post(provider, 'updatePublications', {
  body: ProviderPublications,
  returns: Provider,
})
export const updateProviderSpeakingEngagements = post(provider, 'updateSpeakingEngagements', {
  body: ProviderSpeakingEngagements,
  returns: Provider,
})
export const updateProviderProfilePicUrl = post(provider, 'updateProfilePicUrl', {
  body: ProviderPicture,
  returns: Provider,
})
export const updateProviderRating = post(provider, 'updateRating', { body: ProviderRatingChange, returns: Provider })
export const addProviderNotificationHistory = post(provider, 'addNotificationHistory', {
  body: NewProviderNotification,
  returns: Provider,
})
export const updateProviderTypes = post(provider, 'updateProviderTypes', { body: ProviderTypes, returns: Provider })
export const updateProviderLegalShieldJoinYear = post(provider, 'updateLegalShieldJoinYear', {
  body: ProviderJoinYear,
  returns: Provider,
})
export const updateProviderBarStates = post(provider, 'updateBarStates', { body: ProviderBarStates, returns: Provider })
export const updateProviderBarState = post(provider, 'updateBarState', { body: ProviderBarState, returns: Provider })
export const addProviderBarState = post(provider, 'addBarState', { body: ProviderBarState, returns: Provider })
export const removeProviderBarState = post(provider, 'removeBarState', {
  body: ProviderBarStateRemoval,
  returns: Provider,
})
export const updateProviderCriticalNotes = post(standing, 'updateCriticalNotes', {
  body: ProviderCriticalNotes,
  returns: Provider,
})
export const updateProviderReferringEntity = post(provider, 'updateReferringEntity', {
  body: ProviderReferrer,
  returns: Provider,
})
export const updateProviderTaxId = post(provider, 'updateTaxId', { body: ProviderTaxId, returns: Provider })
export const updateProviderDisciplinaryActions = post(standing, 'updateDisciplinaryActions', {
  body: ProviderDisciplinaryActions,
  returns: Provider,
})
export const updateProviderVerification = post(standing, 'updateVerification', {
  body: ProviderVerificationResult,
  returns: Provider,
})
export const deactivateProvider = post(standing, 'deactivate', { body: ProviderDeactivation, returns: Provider })
export const addProviderFileUpload = post(provider, 'addFileUpload', { body: NewProviderFile, returns: Provider })
export const removeProviderFileUpload = post(provider, 'removeFileUpload', {
  body: ProviderFileRemoval,
  returns: Provider,
})
export const updateProviderFileUploads = post(provider, 'updateFileUploads', { body: ProviderFiles, returns: Provider })
export const updateProviderFlags = post(standing, 'updateFlags', { body: ProviderFlags, returns: Provider })
export const updateProviderInsurance = post(provider, 'updateInsurance', { body: ProviderInsurance, returns: Provider })
export const updateProviderExternalId = post(standing, 'updateExternalId', {
  body: ProviderExternalId,
  returns: Provider,
})
export const updateProviderAcceptingReferrals = post(provider, 'updateAcceptingReferrals', {
  body: ProviderAvailability,
  returns: Provider,
})
export const updateProviderNetwork = post(standing, 'updateNetwork', { body: ProviderNetwork, returns: Provider })
export const updateProviderLinkedProviderId = post(standing, 'updateLinkedProviderId', {
  body: ProviderLink,
  returns: Provider,
})

export const activateProvider = post(standing, 'activate', { returns: Provider })
export const suspendProvider = post(standing, 'suspend', { returns: Provider })
export const markProviderInsuranceExpired = post(standing, 'markInsuranceExpired', { returns: Provider })
export const markProviderInsuranceNeedsAttention = post(standing, 'markInsuranceNeedsAttention', { returns: Provider })
export const markProviderPendingInsuranceExpiration = post(standing, 'markPendingInsuranceExpiration', {
  returns: Provider,
})

export const providerJournal = journal('providers', '/v1/providers', text)
export const providerMaxClock = maxClock('providers', '/v1/providers', { assumes: ['access'] })

export {
  NewProvider,
  NewProviderFile,
  NewProviderNotification,
  Provider,
  ProviderAddresses,
  ProviderAssociation,
  ProviderAssociations,
  ProviderAvailability,
  ProviderAward,
  ProviderAwards,
  ProviderBarState,
  ProviderBarStateRemoval,
  ProviderBarStates,
  ProviderBiography,
  ProviderBranch,
  ProviderBranches,
  ProviderCompetency,
  ProviderContact,
  ProviderCriticalNotes,
  ProviderDeactivation,
  ProviderDisciplinaryAction,
  ProviderDisciplinaryActions,
  ProviderEducation,
  ProviderEducationList,
  ProviderEmailAddress,
  ProviderExternalId,
  ProviderFile,
  ProviderFileRemoval,
  ProviderFiles,
  ProviderFileType,
  ProviderFirm,
  ProviderFlag,
  ProviderFlags,
  ProviderGender,
  ProviderInsurance,
  ProviderJoinYear,
  ProviderLanguages,
  ProviderLink,
  ProviderName,
  ProviderNetwork,
  ProviderNotification,
  ProviderNotificationType,
  ProviderPhone,
  ProviderPhones,
  ProviderPhoneType,
  ProviderPicture,
  ProviderPractice,
  ProviderPracticeBeginning,
  ProviderPractices,
  ProviderPublication,
  ProviderPublications,
  ProviderRace,
  ProviderRating,
  ProviderRatingChange,
  ProviderReferrer,
  ProviderSpeakingEngagement,
  ProviderSpeakingEngagements,
  ProviderStatus,
  ProviderTaxId,
  ProviderType,
  ProviderTypes,
  ProviderVerification,
  ProviderVerificationResult,
  ProviderVerificationStatus,
  ProviderVolume,
  ProviderWebsite,
}
export { providerTransitions } from './providers.transitions.ts'
