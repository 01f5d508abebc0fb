import { PostalAddress } from '../shared/address.ts'
import { Instant, LocalDate } from '../shared/dates.ts'
import { Email } from '../shared/email.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
import {
  AccountIdentifierType,
  CommunicationRequestorType,
  ProfilePhoneType,
  ProfileServiceFlag,
} from './profiles.enums.ts'

const profileNameFields = assumed({
  firstName: text,
  middleName: maybe(text),
  lastName: text,
  suffix: maybe(text),
})

/** A person's legal name. */
export interface ProfileName extends Out<typeof profileNameFields> {}
export const ProfileName: Schema<ProfileName> = profileNameFields

const profileEmailFields = assumed({ id: text, email: Email, isPrimary: flag, isVerified: flag })

/** A contact email address. Sign-in addresses belong to the identity. */
export interface ProfileEmail extends Out<typeof profileEmailFields> {}
export const ProfileEmail: Schema<ProfileEmail> = profileEmailFields

const profilePhoneNumberFields = entity({
  stated: { type: ProfilePhoneType },
  assumed: { id: text, number: text, extension: maybe(text), isPrimary: flag, isVerified: flag },
})

/** A contact phone number. `number` is in E.164: `'+12025550143'`. */
export interface ProfilePhoneNumber extends Out<typeof profilePhoneNumberFields> {}
export const ProfilePhoneNumber: Schema<ProfilePhoneNumber> = profilePhoneNumberFields

const profileAddressFields = assumed({ id: text, address: PostalAddress, isPrimary: flag })

/** A home or mailing address. */
export interface ProfileAddress extends Out<typeof profileAddressFields> {}
export const ProfileAddress: Schema<ProfileAddress> = profileAddressFields

const accountIdentifierFields = entity({ stated: { type: AccountIdentifierType }, assumed: { id: text, value: text } })

/** A number that identifies a person, as a member or as an associate. */
export interface AccountIdentifier extends Out<typeof accountIdentifierFields> {}
export const AccountIdentifier: Schema<AccountIdentifier> = accountIdentifierFields

const profileConsentFields = assumed({ isGiven: flag, at: Instant, wordingVersion: maybe(text) })

/** A consent given or refused, with the time. `wordingVersion` is the version of the text the person read. */
export interface ProfileConsent extends Out<typeof profileConsentFields> {}
export const ProfileConsent: Schema<ProfileConsent> = profileConsentFields

const communicationPreferenceFields = entity({
  stated: { requestorType: maybe(CommunicationRequestorType) },
  assumed: { name: text, email: flag, sms: flag, push: flag, isMandatory: flag, updatedAt: maybe(Instant) },
})

/** The channels for one kind of message, `name`. A mandatory one can't be turned off completely. */
export interface CommunicationPreference extends Out<typeof communicationPreferenceFields> {}
export const CommunicationPreference: Schema<CommunicationPreference> = communicationPreferenceFields

const profileFields = entity({
  stated: {
    name: ProfileName,
    preferredName: maybe(text),
    title: maybe(text),
    pronouns: maybe(text),
    dateOfBirth: maybe(LocalDate),
    dateOfDeath: maybe(LocalDate),
    nationalIdentifier: maybe(text),
    employeeId: maybe(text),
    locale: maybe(text),
    marketingOptIn: maybe(ProfileConsent),
    smsOptIn: maybe(ProfileConsent),
    tcpaConsent: maybe(ProfileConsent),
    termsOfService: maybe(ProfileConsent),
    phoneNumbers: list(ProfilePhoneNumber),
    emails: list(ProfileEmail),
    addresses: list(ProfileAddress),
    accountIdentifiers: list(AccountIdentifier),
    serviceFlags: list(ProfileServiceFlag),
    communicationPreferences: list(CommunicationPreference),
  },
  assumed: { id: text, identityId: text, entitlementCreatedAt: maybe(Instant), updatedAt: Instant, version: text },
})

/**
 * A person's profile. `title` is their form of address; `locale` is such as `fr-CA`; `version` is the value for
 * `If-Match`. Display `nationalIdentifier` and `dateOfBirth` masked.
 */
export interface Profile extends Out<typeof profileFields> {}
export const Profile: Schema<Profile> = profileFields

const thinProfileFields = entity({
  stated: {
    name: ProfileName,
    preferredName: maybe(text),
    locale: maybe(text),
    accountIdentifiers: list(AccountIdentifier),
  },
  assumed: { identityId: text, email: maybe(Email), phoneNumber: maybe(text) },
})

/** The parts of a profile for lists of people: `email` and `phoneNumber` are the primary ones. */
export interface ThinProfile extends Out<typeof thinProfileFields> {}
export const ThinProfile: Schema<ThinProfile> = thinProfileFields
