import type { EntityWords, FieldWords } from '../words.ts'
import { dates } from './dates.en-US.ts'
import { facts } from './facts.en-US.ts'
import { references } from './references.en-US.ts'

/** The labels of fields that several services have. */
export const fields = { ...dates, ...references, ...facts } as const

export const hints = {
  effectiveFrom: 'The first day',
  startsOn: 'The first day',
  siteName: 'The last part of the site’s address',
  associateNumber: 'The number the associate knows',
  address1: 'House number and street',
  administrativeArea: 'Two-letter code, such as TX or ON',
  state: 'Two-letter code, such as TX or ON',
  region: 'Two-letter code, such as TX or ON',
  stateOrProvince: 'Two-letter code, such as TX or ON',
  stateProvince: 'Two-letter code, such as TX or ON',
  postalCode: '75001 in the United States, M5V 2T6 in Canada',
  parameters: 'Written as name=value',
  phone: 'With the area code',
  phoneNumber: 'With the area code',
  extension: 'Digits only',
  timeZone: 'Such as America/Chicago',
  locale: 'Such as en-US or fr-CA',
  websiteUrl: 'Starts with https://',
  url: 'Starts with https://',
  internalName: 'Only staff see it',
  friendlyId: 'The number the member knows',
  paidToDate: 'The last day that is paid for',
  nextBillOn: 'The day the next invoice is issued',
  effectiveTo: 'The last day, inclusive',
  endsOn: 'The last day, inclusive',
  jurisdiction: 'The state, province, county or city that sets the tax',
  rate: 'In percent, such as 8.25',
  externalId: 'Only for systems that exchange data',
  legacyId: 'The number in the legacy system',
  coBrandPartner: 'The company the plan is sold with',
  taxId: 'Masked until someone shows it',
  altText: 'What the picture shows, for people who can’t see it',
  supplementIds: 'Must suit the chosen tiers',
} as const satisfies FieldWords

/** Entities that several services return. */
export const entities = {
  LocalizedText: { one: 'Translation', many: 'Translations' },
  LocalizedEntry: { one: 'Translation', many: 'Translations' },
  MarketingData: { one: 'Marketing content', many: 'Marketing content' },
  PostalAddress: { one: 'Address', many: 'Addresses' },
  OfficeAddress: { one: 'Office address', many: 'Office addresses' },
  PracticePermission: { one: 'Permission', many: 'Permissions' },
  Reference: { one: 'Reference', many: 'References' },
  ClassicId: { one: 'Legacy ID', many: 'Legacy IDs' },
  ClassicFriendlyId: { one: 'Legacy number', many: 'Legacy numbers' },
  ClassicApplication: {
    one: 'Legacy application',
    many: 'Legacy applications',
    about: 'An application received in the legacy system',
  },
  ClassicBillingDetails: {
    one: 'Legacy billing',
    many: 'Legacy billing',
    about: 'How the legacy system bills a member or an associate',
  },
  ClassicCoverageCode: {
    one: 'Coverage code',
    many: 'Coverage codes',
    about: 'A code for who is covered in the legacy system',
  },
  ClassicPlanPrice: { one: 'Price', many: 'Prices' },
  ServiceHealth: { one: 'Service health', many: 'Service health', about: 'Whether a service is working' },
  LoginLink: { one: 'Sign-in link', many: 'Sign-in links', about: 'A one-time link that signs a person in' },
  PublicKey: { one: 'Public key', many: 'Public keys', about: 'A key that proves who issued a token' },
  IdentityFile: { one: 'File', many: 'Files', about: 'A file that a person shared' },
  JournalActor: { one: 'Author', many: 'Authors' },
  JournalEntry: { one: 'Journal entry', many: 'Journal entries', about: 'A change that was made, when and by whom' },
  StateOrProvince: { one: 'State or province', many: 'States and provinces' },
} as const satisfies EntityWords
