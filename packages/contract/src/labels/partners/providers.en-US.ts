import type * as providers from '../../partners/providers.ts'
import type { Labels } from '../labels.ts'

/** In the words of staff. */
export const ProviderStatus = {
  CREATED: 'Created',
  PENDING_VERIFICATION: 'Being verified',
  ACTIVE: 'Active',
  SUSPENDED: 'Suspended',
  DELETED: 'Deleted',
  DEACTIVATED: 'Deactivated',
  INSURANCE_EXPIRED: 'Insurance expired',
  INSURANCE_NEEDS_ATTENTION: 'Insurance needs attention',
  PENDING_INSURANCE_EXPIRATION: 'Insurance about to expire',
} as const satisfies Labels<providers.ProviderStatus>

export const ProviderType = {
  CLC: 'CLC',
  PARTNER: 'Partner',
  REFERRAL: 'Referral',
  OTHER: 'Other',
} as const satisfies Labels<providers.ProviderType>

export const ProviderGender = {
  FEMALE: 'Female',
  MALE: 'Male',
  PREFER_NOT_TO_ANSWER: 'Prefers not to answer',
} as const satisfies Labels<providers.ProviderGender>

/** They qualify a person's origin, with which the French and Spanish ones agree. */
export const ProviderRace = {
  AFRICAN_AMERICAN: 'African American',
  ALASKAN_NATIVE: 'Alaska Native',
  ASIAN: 'Asian',
  EUROPEAN: 'European',
  HISPANIC: 'Hispanic',
  INDIAN: 'Indian',
  NATIVE_AMERICAN: 'Native American',
  WHITE: 'White',
} as const satisfies Labels<providers.ProviderRace>

export const ProviderPhoneType = {
  OFFICE: 'Office',
  DESK: 'Direct line',
  TOLL_FREE: 'Toll-free',
  MOBILE: 'Mobile',
  FAX: 'Fax',
  OTHER: 'Other',
} as const satisfies Labels<providers.ProviderPhoneType>

export const ProviderVolume = {
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
} as const satisfies Labels<providers.ProviderVolume>

export const ProviderCompetency = {
  UNKNOWN: 'Not known',
  BASIC_KNOWLEDGE: 'Basic knowledge',
  PROFICIENT: 'Proficient',
  SPECIALIST: 'Specialist',
  CERTIFIED: 'Certified specialist',
} as const satisfies Labels<providers.ProviderCompetency>

export const ProviderRating = {
  AV: 'AV',
  BV: 'BV',
  CV: 'CV',
  AV_PREEMINENT: 'AV Preeminent',
  DISTINGUISHED: 'Distinguished',
  NOTABLE: 'Notable',
  NOT_RATED: 'Not rated',
} as const satisfies Labels<providers.ProviderRating>

export const ProviderFileType = {
  AWARD: 'Award',
  CERTIFICATE_OF_INSURANCE: 'Certificate of insurance',
  CERTIFICATE: 'Certificate',
  OTHER: 'Other',
  PUBLICATION: 'Publication',
  QUESTIONNAIRE: 'Questionnaire',
  PROFILE_IMAGE: 'Profile picture',
} as const satisfies Labels<providers.ProviderFileType>

export const ProviderNotificationType = {
  DEACTIVATION_NOTICE: 'Deactivation notice',
  INSURANCE_UPDATE_1: 'First insurance reminder',
  INSURANCE_UPDATE_2: 'Second insurance reminder',
  INSURANCE_UPDATE_3: 'Third insurance reminder',
  INSURANCE_EXPIRED: 'Insurance expired',
  OTHER: 'Other',
  PASSWORD_RESET: 'Password reset',
  REFERRAL_APPLICATION_RESULT: 'Answer to the referral application',
} as const satisfies Labels<providers.ProviderNotificationType>

export const ProviderVerificationStatus = {
  PENDING: 'Not finished',
  PASS: 'Passed',
  FAIL: 'Failed',
} as const satisfies Labels<providers.ProviderVerificationStatus>

export const ProviderFlag = {
  CONFERENCES: 'Conferences',
} as const satisfies Labels<providers.ProviderFlag>
