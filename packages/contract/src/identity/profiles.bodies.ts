import { PostalAddress } from '../shared/address.ts'
import { Instant, LocalDate } from '../shared/dates.ts'
import { Email } from '../shared/email.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { CommunicationPreference, ProfileName } from './profiles.entities.ts'
import { AccountIdentifierType, ProfilePhoneType, ProfileServiceFlag } from './profiles.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): names are assumed, except
// those that section 3 lists.

const thinProfileQueryFields = assumed({ identityIds: list(text) })

/** The identities whose names to read. */
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

/** The profiles to find: those that match every given field; `text` matches any field. */
export interface ProfileSearch extends Out<typeof profileSearchFields> {}
export const ProfileSearch: Schema<ProfileSearch> = profileSearchFields

const newProfileEmailFields = assumed({ email: Email, isPrimary: maybe(flag) })

/** An email address to add, or the replacement of one. */
export interface NewProfileEmail extends Out<typeof newProfileEmailFields> {}
export const NewProfileEmail: Schema<NewProfileEmail> = newProfileEmailFields

const newProfilePhoneNumberFields = entity({
  stated: { type: ProfilePhoneType },
  assumed: { number: text, extension: maybe(text), isPrimary: maybe(flag) },
})

/** A phone number to add, or the replacement of one. */
export interface NewProfilePhoneNumber extends Out<typeof newProfilePhoneNumberFields> {}
export const NewProfilePhoneNumber: Schema<NewProfilePhoneNumber> = newProfilePhoneNumberFields

const newProfileAddressFields = assumed({ address: PostalAddress, isPrimary: maybe(flag) })

/** An address to add, or the replacement of one. */
export interface NewProfileAddress extends Out<typeof newProfileAddressFields> {}
export const NewProfileAddress: Schema<NewProfileAddress> = newProfileAddressFields

const newAccountIdentifierFields = entity({ stated: { type: AccountIdentifierType }, assumed: { value: text } })

/** An account identifier to add, or the replacement of one. */
export interface NewAccountIdentifier extends Out<typeof newAccountIdentifierFields> {}
export const NewAccountIdentifier: Schema<NewAccountIdentifier> = newAccountIdentifierFields

const newAccountIdentifiersFields = entity({ stated: { accountIdentifiers: list(NewAccountIdentifier) } })

/** Account identifiers to add. */
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

/** A profile to create, or the replacement of one. Separate operations record consent. */
export interface ProfileDetails extends Out<typeof profileDetailsFields> {}
export const ProfileDetails: Schema<ProfileDetails> = profileDetailsFields

const consentChangeFields = assumed({ isGiven: flag, wordingVersion: maybe(text) })

/** A consent given or withdrawn. `wordingVersion` is the version of the text the person read. */
export interface ConsentChange extends Out<typeof consentChangeFields> {}
export const ConsentChange: Schema<ConsentChange> = consentChangeFields

const communicationPreferencesFields = entity({ stated: { communicationPreferences: list(CommunicationPreference) } })

/** All communication preferences. Replaces the whole list. */
export interface CommunicationPreferences extends Out<typeof communicationPreferencesFields> {}
export const CommunicationPreferences: Schema<CommunicationPreferences> = communicationPreferencesFields

const communicationPreferenceChangeFields = assumed({ email: maybe(flag), sms: maybe(flag), push: maybe(flag) })

/** The channels to turn on or off; omitted ones stay. */
export interface CommunicationPreferenceChange extends Out<typeof communicationPreferenceChangeFields> {}
export const CommunicationPreferenceChange: Schema<CommunicationPreferenceChange> = communicationPreferenceChangeFields

const communicationPreferenceByEmailFields = assumed({ email: Email, isWanted: flag })

/** Whether an email address receives the messages. */
export interface CommunicationPreferenceByEmail extends Out<typeof communicationPreferenceByEmailFields> {}
export const CommunicationPreferenceByEmail: Schema<CommunicationPreferenceByEmail> =
  communicationPreferenceByEmailFields

const entitlementCreationFields = assumed({ at: Instant })

/** The date of a person's first entitlement. */
export interface EntitlementCreation extends Out<typeof entitlementCreationFields> {}
export const EntitlementCreation: Schema<EntitlementCreation> = entitlementCreationFields
