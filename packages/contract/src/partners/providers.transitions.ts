import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { ProviderStatus } from './providers.enums.ts'
import type * as calls from './providers.ts'

const insured: readonly ProviderStatus[] = ['ACTIVE', 'INSURANCE_NEEDS_ATTENTION', 'PENDING_INSURANCE_EXPIRATION']
const resting: readonly ProviderStatus[] = [
  'CREATED',
  'PENDING_VERIFICATION',
  'SUSPENDED',
  'DEACTIVATED',
  'INSURANCE_EXPIRED',
]
const alive: readonly ProviderStatus[] = [...resting, ...insured]
const edit = { from: alive } as const

/**
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Default: insurance moves from
 * pending expiration through needing attention to expired, and from each back to active; a provider can change until it
 * is deleted.
 */
export const providerTransitions = assumedTransitions({
  create: { to: 'CREATED' },
  activate: { from: alive.filter((status) => status !== 'ACTIVE'), to: 'ACTIVE' },
  suspend: { from: [...insured, 'INSURANCE_EXPIRED'], to: 'SUSPENDED' },
  deactivate: { from: alive.filter((status) => status !== 'DEACTIVATED'), to: 'DEACTIVATED' },
  markPendingInsuranceExpiration: {
    from: ['ACTIVE', 'INSURANCE_NEEDS_ATTENTION'],
    to: 'PENDING_INSURANCE_EXPIRATION',
  },
  markInsuranceNeedsAttention: {
    from: ['ACTIVE', 'PENDING_INSURANCE_EXPIRATION'],
    to: 'INSURANCE_NEEDS_ATTENTION',
  },
  markInsuranceExpired: { from: insured, to: 'INSURANCE_EXPIRED' },
  delete: { from: alive, to: 'DELETED' },
  updateName: edit,
  updatePracticeBeginDate: edit,
  updateContactInformation: edit,
  updateWebsiteUrl: edit,
  updateBiography: edit,
  updateFirmId: edit,
  updateBranchAssociations: edit,
  updateEmailAddress: edit,
  updateAddresses: edit,
  updatePhoneNumbers: edit,
  updateAreasOfPractice: edit,
  updateLanguages: edit,
  updateAwards: edit,
  updateAssociations: edit,
  updateEducation: edit,
  updatePublications: edit,
  updateSpeakingEngagements: edit,
  updateProfilePicUrl: edit,
  updateRating: edit,
  addNotificationHistory: edit,
  updateProviderTypes: edit,
  updateLegalShieldJoinYear: edit,
  updateBarStates: edit,
  updateBarState: edit,
  addBarState: edit,
  removeBarState: edit,
  updateCriticalNotes: edit,
  updateReferringEntity: edit,
  updateTaxId: edit,
  updateDisciplinaryActions: edit,
  updateVerification: edit,
  addFileUpload: edit,
  removeFileUpload: edit,
  updateFileUploads: edit,
  updateFlags: edit,
  updateInsurance: edit,
  updateExternalId: edit,
  updateAcceptingReferrals: edit,
  updateNetwork: edit,
  updateLinkedProviderId: edit,
} satisfies TransitionsOf<ProviderStatus, typeof calls>)
