import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list, text } from '../wire.ts'
import {
  CommunicationPreferenceByEmail,
  CommunicationPreferenceChange,
  CommunicationPreferences,
  ConsentChange,
  EntitlementCreation,
  NewAccountIdentifier,
  NewAccountIdentifiers,
  NewProfileAddress,
  NewProfileEmail,
  NewProfilePhoneNumber,
  ProfileDetails,
  ProfileSearch,
  ThinProfileQuery,
} from './profiles.bodies.ts'
import {
  AccountIdentifier,
  CommunicationPreference,
  Profile,
  ProfileAddress,
  ProfileConsent,
  ProfileEmail,
  ProfileName,
  ProfilePhoneNumber,
  ThinProfile,
} from './profiles.entities.ts'
import {
  AccountIdentifierType,
  CommunicationRequestorType,
  ProfilePhoneType,
  ProfileServiceFlag,
} from './profiles.enums.ts'
import {
  ChosenAccountIdentifier,
  ChosenProfileAddress,
  ChosenProfileEmail,
  ChosenProfileEmails,
  ChosenProfilePhoneNumber,
  ChosenServiceFlag,
  DateOfBirthChange,
  DateOfDeathChange,
  EmployeeIdChange,
  NationalIdentifierChange,
  PreferredNameChange,
  ProfileLocaleChange,
  ProfileNameChange,
  ProfileTitleChange,
  PronounsChange,
} from './profiles.fields.bodies.ts'

// Source: identity and communication, section 7, "Profiles". People of every realm have a profile, so every realm can
// call its operations; access to searching, redacting and recording a death is assumed.

const staffOnly = { access: 'internal', assumes: ['access'] } as const
const root = at('profiles', '/v1')
const profile = at('profiles', '/v1/identities/{identityId}/profile')
const administered = at('profiles', '/v1/identities/{identityId}/profile', staffOnly)

export const listThinProfiles = post(root, 'profiles', {
  body: ThinProfileQuery,
  returns: list(ThinProfile),
  idempotent: true,
})
export const searchProfiles = post(at('profiles', '/v1/profiles', staffOnly), 'search', {
  body: ProfileSearch,
  returns: list(ThinProfile),
  idempotent: true,
})

export const getProfile = get(profile, '', { returns: Profile })
export const createProfile = post(profile, '', { body: ProfileDetails, returns: Profile })
export const replaceProfile = put(profile, '', { body: ProfileDetails, returns: Profile })
export const deleteProfile = del(administered, '')

// The specification marks queries in this list and doesn't mention bodies. If an update has a query, it is assumed to
// identify the entry and the body to contain the new value; a removal needs only one of them.

/** Publishes the unchanged profile again. */
export const touchProfile = post(administered, 'touch', { returns: Profile })
/** Redacts a profile. Irreversible. */
export const redactProfile = post(administered, 'redactPersonalInformation', { returns: Profile })
export const addAccountIdentifier = post(administered, 'addAccountIdentifier', {
  body: NewAccountIdentifier,
  returns: Profile,
})
export const updateAccountIdentifier = post(administered, 'updateAccountIdentifier', {
  query: ChosenAccountIdentifier,
  body: NewAccountIdentifier,
  returns: Profile,
})
export const removeAccountIdentifier = post(administered, 'removeAccountIdentifier', {
  body: ChosenAccountIdentifier,
  returns: Profile,
})
export const bulkAddAccountIdentifiers = post(administered, 'bulkAddAccountIdentifiers', {
  body: NewAccountIdentifiers,
  returns: Profile,
})
export const addProfileAddress = post(profile, 'addAddress', { body: NewProfileAddress, returns: Profile })
export const updateProfileAddress = post(profile, 'updateAddress', {
  query: ChosenProfileAddress,
  body: NewProfileAddress,
  returns: Profile,
})
export const removeProfileAddress = post(profile, 'removeAddress', { body: ChosenProfileAddress, returns: Profile })
export const updateCommunicationPreferences = post(profile, 'communicationPreferences', {
  body: CommunicationPreferences,
  returns: Profile,
})
export const updateCommunicationPreference = post(profile, 'communicationPreferences/{name}', {
  body: CommunicationPreferenceChange,
  returns: Profile,
})
export const updateDateOfBirth = post(profile, 'updateDateOfBirth', { body: DateOfBirthChange, returns: Profile })
export const updateDateOfDeath = post(administered, 'updateDateOfDeath', { body: DateOfDeathChange, returns: Profile })
export const removeDateOfDeath = post(administered, 'removeDateOfDeath', { returns: Profile })
export const addProfileEmail = post(profile, 'addEmail', { body: NewProfileEmail, returns: Profile })
export const updateProfileEmail = post(profile, 'updateEmail', {
  query: ChosenProfileEmail,
  body: NewProfileEmail,
  returns: Profile,
})
export const removeProfileEmail = post(profile, 'removeEmail', { body: ChosenProfileEmail, returns: Profile })
export const removeMultipleProfileEmails = post(profile, 'removeMultipleEmails', {
  body: ChosenProfileEmails,
  returns: Profile,
})
export const updateEmployeeId = post(profile, 'updateEmployeeId', { body: EmployeeIdChange, returns: Profile })
export const updateProfileLocale = post(profile, 'updateLocale', { body: ProfileLocaleChange, returns: Profile })
export const updateMarketingOptIn = post(profile, 'marketingOptIn', { body: ConsentChange, returns: Profile })
export const updateSmsOptIn = post(profile, 'smsOptIn', { body: ConsentChange, returns: Profile })
export const updateProfileName = post(profile, 'updateName', { body: ProfileNameChange, returns: Profile })
export const updateNationalIdentifier = post(profile, 'updateNationalIdentifier', {
  body: NationalIdentifierChange,
  returns: Profile,
})
export const addProfilePhoneNumber = post(profile, 'addPhoneNumber', { body: NewProfilePhoneNumber, returns: Profile })
export const updateProfilePhoneNumber = post(profile, 'updatePhoneNumber', {
  query: ChosenProfilePhoneNumber,
  body: NewProfilePhoneNumber,
  returns: Profile,
})
export const removeProfilePhoneNumber = post(profile, 'removePhoneNumber', {
  body: ChosenProfilePhoneNumber,
  returns: Profile,
})
export const updatePreferredName = post(profile, 'updatePreferredName', { body: PreferredNameChange, returns: Profile })
export const updatePronouns = post(profile, 'updatePronouns', { body: PronounsChange, returns: Profile })
/** Records a first entitlement. Called by provisioning. */
export const updateEntitlementCreated = post(
  at('profiles', '/v1/identities/{identityId}/profile', { access: 'machine', assumes: ['access'] }),
  'updateEntitlementCreated',
  { body: EntitlementCreation, returns: Profile },
)
export const addServiceFlag = post(profile, 'addServiceFlag', { body: ChosenServiceFlag, returns: Profile })
export const removeServiceFlag = post(profile, 'removeServiceFlag', { query: ChosenServiceFlag, returns: Profile })
export const updateTcpaConsent = post(profile, 'tcpa', { body: ConsentChange, returns: Profile })
export const updateTermsOfService = post(profile, 'updateTermsOfService', { body: ConsentChange, returns: Profile })
export const updateProfileTitle = post(profile, 'updateTitle', { body: ProfileTitleChange, returns: Profile })

/**
 * Changes preferences by a link in an email, without sign-in: the body contains the address, and the response no
 * profile. The meaning of `id` is not shown.
 */
export const updateCommunicationPreferenceByEmail = post(root, 'profile/{id}/communicationPreferences/{name}', {
  body: CommunicationPreferenceByEmail,
  returns: CommunicationPreference,
})

export const profileJournal = journal('profiles', '/v1/profiles', text, { assumes: ['path', 'access'] })
export const profileMaxClock = maxClock('profiles', '/v1/profiles')

export {
  AccountIdentifier,
  AccountIdentifierType,
  ChosenAccountIdentifier,
  ChosenProfileAddress,
  ChosenProfileEmail,
  ChosenProfileEmails,
  ChosenProfilePhoneNumber,
  ChosenServiceFlag,
  CommunicationPreference,
  CommunicationPreferenceByEmail,
  CommunicationPreferenceChange,
  CommunicationPreferences,
  CommunicationRequestorType,
  ConsentChange,
  DateOfBirthChange,
  DateOfDeathChange,
  EmployeeIdChange,
  EntitlementCreation,
  NationalIdentifierChange,
  NewAccountIdentifier,
  NewAccountIdentifiers,
  NewProfileAddress,
  NewProfileEmail,
  NewProfilePhoneNumber,
  PreferredNameChange,
  Profile,
  ProfileAddress,
  ProfileConsent,
  ProfileDetails,
  ProfileEmail,
  ProfileLocaleChange,
  ProfileName,
  ProfileNameChange,
  ProfilePhoneNumber,
  ProfilePhoneType,
  ProfileSearch,
  ProfileServiceFlag,
  ProfileTitleChange,
  PronounsChange,
  ThinProfile,
  ThinProfileQuery,
}
