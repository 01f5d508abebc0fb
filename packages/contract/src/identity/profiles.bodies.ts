import { PostalAddress } from '../shared/address.ts'
import { Instant, LocalDate } from '../shared/dates.ts'
import { Email } from '../shared/email.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { CommunicationPreference, ProfileName } from './profiles.entities.ts'
import { AccountIdentifierType, ProfilePhoneType, ProfileServiceFlag } from './profiles.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): names are ours, except
// those of the fields that section 3 lists.

const thinProfileQueryFields = assumed({ identityIds: list(text) })

/** Whose names to read in one go. */
export interface ThinProfileQuery extends Out<typeof thinProfileQueryFields> {}
export const ThinProfileQuery: Schema<ThinProfileQuery> = thinProfileQueryFields

const profileSearchFields = assumed({
  text: maybe(text),
  name: maybe(text),
  email: maybe(text),
  phoneNumber: maybe(text),
  accountIdentifier: maybe(text),
  dateOfBirth: maybe(LocalDate),
  limit: maybe(number),
})

/** Whom to find: those that match every field given; `text` is looked for in all of them. */
export interface ProfileSearch extends Out<typeof profileSearchFields> {}
export const ProfileSearch: Schema<ProfileSearch> = profileSearchFields

const newProfileEmailFields = assumed({ email: Email, isPrimary: maybe(flag) })

/** An email address to add, or what one becomes. */
export interface NewProfileEmail extends Out<typeof newProfileEmailFields> {}
export const NewProfileEmail: Schema<NewProfileEmail> = newProfileEmailFields

const newProfilePhoneNumberFields = entity({
  stated: { type: ProfilePhoneType },
  assumed: { number: text, extension: maybe(text), isPrimary: maybe(flag) },
})

/** A phone number to add, or what one becomes. */
export interface NewProfilePhoneNumber extends Out<typeof newProfilePhoneNumberFields> {}
export const NewProfilePhoneNumber: Schema<NewProfilePhoneNumber> = newProfilePhoneNumberFields

const newProfileAddressFields = assumed({ address: PostalAddress, isPrimary: maybe(flag) })

/** An address to add, or what one becomes. */
export interface NewProfileAddress extends Out<typeof newProfileAddressFields> {}
export const NewProfileAddress: Schema<NewProfileAddress> = newProfileAddressFields

const newAccountIdentifierFields = entity({ stated: { type: AccountIdentifierType }, assumed: { value: text } })

/** A number someone is known by: one to add, or what one becomes. */
export interface NewAccountIdentifier extends Out<typeof newAccountIdentifierFields> {}
export const NewAccountIdentifier: Schema<NewAccountIdentifier> = newAccountIdentifierFields

const newAccountIdentifiersFields = entity({ stated: { accountIdentifiers: list(NewAccountIdentifier) } })

/** Several numbers to add at once. */
export interface NewAccountIdentifiers extends Out<typeof newAccountIdentifiersFields> {}
export const NewAccountIdentifiers: Schema<NewAccountIdentifiers> = newAccountIdentifiersFields

const profileDetailsFields = entity({
  stated: {
    name: ProfileName,
    preferredName: maybe(text),
    title: maybe(text),
    pronouns: maybe(text),
    dateOfBirth: maybe(LocalDate),
    nationalIdentifier: maybe(text),
    employeeId: maybe(text),
    locale: maybe(text),
    phoneNumbers: maybe(list(NewProfilePhoneNumber)),
    emails: maybe(list(NewProfileEmail)),
    addresses: maybe(list(NewProfileAddress)),
    accountIdentifiers: maybe(list(NewAccountIdentifier)),
    serviceFlags: maybe(list(ProfileServiceFlag)),
  },
})

/** A whole profile to create, or to put in the place of the one there is. Consent is given by calls of its own. */
export interface ProfileDetails extends Out<typeof profileDetailsFields> {}
export const ProfileDetails: Schema<ProfileDetails> = profileDetailsFields

const consentChangeFields = assumed({ isGiven: flag, wordingVersion: maybe(text) })

/** What someone agrees to, or no longer agrees to. `wordingVersion` is the text they read. */
export interface ConsentChange extends Out<typeof consentChangeFields> {}
export const ConsentChange: Schema<ConsentChange> = consentChangeFields

const communicationPreferencesFields = entity({ stated: { communicationPreferences: list(CommunicationPreference) } })

/** All preferences at once. */
export interface CommunicationPreferences extends Out<typeof communicationPreferencesFields> {}
export const CommunicationPreferences: Schema<CommunicationPreferences> = communicationPreferencesFields

const communicationPreferenceChangeFields = assumed({ email: maybe(flag), sms: maybe(flag), push: maybe(flag) })

/** Which channels to turn on or off; the others stay as they are. */
export interface CommunicationPreferenceChange extends Out<typeof communicationPreferenceChangeFields> {}
export const CommunicationPreferenceChange: Schema<CommunicationPreferenceChange> = communicationPreferenceChangeFields

const communicationPreferenceByEmailFields = assumed({ email: Email, isWanted: flag })

/** Whether the messages are still to come to this address. */
export interface CommunicationPreferenceByEmail extends Out<typeof communicationPreferenceByEmailFields> {}
export const CommunicationPreferenceByEmail: Schema<CommunicationPreferenceByEmail> =
  communicationPreferenceByEmailFields

const entitlementCreationFields = assumed({ at: Instant })

/** When the person was first entitled to something. */
export interface EntitlementCreation extends Out<typeof entitlementCreationFields> {}
export const EntitlementCreation: Schema<EntitlementCreation> = entitlementCreationFields
