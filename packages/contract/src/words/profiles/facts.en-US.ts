import type { EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Profile: { one: 'Profile', many: 'Profiles', about: 'A person’s details and how to reach them' },
  ThinProfile: { one: 'Profile summary', many: 'Profile summaries', about: 'A person’s name and main contacts' },
  CommunicationPreference: {
    one: 'Communication preference',
    many: 'Communication preferences',
    about: 'Which messages a person wants',
  },
  AccountIdentifier: { one: 'Member or associate number', many: 'Member and associate numbers' },
  ProfileAddress: { one: 'Address', many: 'Addresses' },
  ProfileConsent: { one: 'Consent', many: 'Consents' },
  ProfileEmail: { one: 'Email', many: 'Emails' },
  ProfileName: { one: 'Name', many: 'Names' },
  ProfilePhoneNumber: { one: 'Phone number', many: 'Phone numbers' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Profile,
  about: 'People’s names, addresses, consents and special needs',
} as const satisfies Name

export const fields = {
  accountIdentifierId: 'Member or associate number',
  emailId: 'Email',
  emailIds: 'Emails',
  phoneNumberId: 'Phone number',
  flag: 'Special need',
  requestorType: 'Sent by',
  sms: 'Text message',
  push: 'Push notification',
  isWanted: 'Receive messages',
  isGiven: 'Consent given',
  wordingVersion: 'Version of the wording',
  dateOfDeath: 'Date of death',
  nationalIdentifier: 'Social Security or Social Insurance number',
  accountIdentifiers: 'Member and associate numbers',
  accountIdentifier: 'Member or associate number',
  preferredName: 'Preferred name',
  pronouns: 'Pronouns',
  marketingOptIn: 'Marketing messages',
  smsOptIn: 'Text messages',
  tcpaConsent: 'Consent to automated calls and texts (TCPA)',
  termsOfService: 'Terms of service',
  entitlementCreatedAt: 'Coverage created',
  middleName: 'Middle name',
  title: 'Title',
} as const satisfies FieldWords

export const hints = {
  nationalIdentifier: 'Stored encrypted; shown only on request',
  preferredName: 'What they like to be called',
  accountIdentifiers: 'Under which the person is known as a member or an associate',
  pronouns: 'Such as she, he or they',
  wordingVersion: 'The version of the text that was agreed to',
} as const satisfies FieldWords
