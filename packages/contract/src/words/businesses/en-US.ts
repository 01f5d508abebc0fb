import type * as businesses from '../../identity/businesses.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  Business: { one: 'Business', many: 'Businesses', about: 'A member’s own business' },
  BusinessIdentifier: { one: 'Business number', many: 'Business numbers' },
  BusinessOnlinePresence: { one: 'Website or social media', many: 'Websites and social media' },
  BusinessPhoneNumber: { one: 'Phone number', many: 'Phone numbers' },
  BusinessRegistration: { one: 'Registration', many: 'Registrations' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Business,
  about: 'Members’ own businesses, and what protects them',
} as const satisfies Name

export const fields = {
  doingBusinessAs: 'Doing business as',
  registration: 'Registration',
  areaOfBusiness: 'Line of business',
  identifiers: 'Business numbers',
  employeeTypes: 'Kinds of workers',
  onlinePresences: 'Websites and social media',
  establishedDate: 'Established on',
  associatedEntitlementIds: 'Linked coverage',
  isPrimarySourceOfIncome: 'Main source of income',
  verifiedAt: 'Verified',
  registeredOn: 'Registered on',
} as const satisfies FieldWords

export const hints = {
  doingBusinessAs: 'The name customers know',
  identifiers: 'EIN, BN, RFC, SIC, NAICS or D-U-N-S',
} as const satisfies FieldWords

export const actions = {
  changeBusinessOwner: 'Change owner',
  closeBusiness: 'Close business',
  createBusiness: 'Add business',
  createBusinessFromCheckout: 'Add business from a purchase',
  createEmptyBusiness: 'Add business without details',
  deleteBusiness: 'Delete business',
  findBusinessesByEntitlement: 'Find businesses by coverage',
  getBusiness: 'View business',
  reopenBusiness: 'Reopen business',
  updateBusinessAddresses: 'Change addresses',
  updateBusinessArea: 'Change line of business',
  updateBusinessDescription: 'Change description',
  updateBusinessDoingBusinessAs: 'Change trade name',
  updateBusinessEmails: 'Change emails',
  updateBusinessEmployeeTypes: 'Change kinds of workers',
  updateBusinessEntitlements: 'Change linked coverage',
  updateBusinessEstablishedDate: 'Change date established',
  updateBusinessIdentifiers: 'Change business numbers',
  updateBusinessIncome: 'Change source of income',
  updateBusinessName: 'Change name',
  updateBusinessNumberOfEmployees: 'Change number of employees',
  updateBusinessOnlinePresences: 'Change websites and social media',
  updateBusinessPhoneNumbers: 'Change phone numbers',
  updateBusinessRegistration: 'Change registration',
  verifyBusiness: 'Verify business',
} as const satisfies ActionWords<typeof businesses>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeBusinessOwner: 'Owner changed',
  closeBusiness: 'Business closed',
  createBusiness: 'Business added',
  createBusinessFromCheckout: 'Business added',
  createEmptyBusiness: 'Business added',
  deleteBusiness: 'Business deleted',
  reopenBusiness: 'Business reopened',
  updateBusinessAddresses: 'Addresses changed',
  updateBusinessArea: 'Line of business changed',
  updateBusinessDescription: 'Description changed',
  updateBusinessDoingBusinessAs: 'Trade name changed',
  updateBusinessEmails: 'Emails changed',
  updateBusinessEmployeeTypes: 'Kinds of workers changed',
  updateBusinessEntitlements: 'Linked coverage changed',
  updateBusinessEstablishedDate: 'Date established changed',
  updateBusinessIdentifiers: 'Business numbers changed',
  updateBusinessIncome: 'Source of income changed',
  updateBusinessName: 'Name changed',
  updateBusinessNumberOfEmployees: 'Number of employees changed',
  updateBusinessOnlinePresences: 'Websites and social media changed',
  updateBusinessPhoneNumbers: 'Phone numbers changed',
  updateBusinessRegistration: 'Registration changed',
  verifyBusiness: 'Business verified',
} as const satisfies ActionWords<typeof businesses>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createBusiness,
  UPDATED: 'Business updated',
  VERIFIED: done.verifyBusiness,
  CLOSED: done.closeBusiness,
  REOPENED: done.reopenBusiness,
  DELETED: done.deleteBusiness,
  OWNER_CHANGED: done.changeBusinessOwner,
} as const satisfies JournalWords
