import { oneOf, type Out } from '../wire.ts'

// Source of every list: partners and service delivery, section 3, "Provider", and section 4 for the statuses, value for
// value and in their order.

export const ProviderStatus = oneOf(
  'CREATED',
  'PENDING_VERIFICATION',
  'ACTIVE',
  'SUSPENDED',
  'DELETED',
  'DEACTIVATED',
  'INSURANCE_EXPIRED',
  'INSURANCE_NEEDS_ATTENTION',
  'PENDING_INSURANCE_EXPIRATION',
)
export type ProviderStatus = Out<typeof ProviderStatus>

export const ProviderType = oneOf('CLC', 'PARTNER', 'REFERRAL', 'OTHER')
export type ProviderType = Out<typeof ProviderType>

export const ProviderGender = oneOf('FEMALE', 'MALE', 'PREFER_NOT_TO_ANSWER')
export type ProviderGender = Out<typeof ProviderGender>

export const ProviderRace = oneOf(
  'AFRICAN_AMERICAN',
  'ALASKAN_NATIVE',
  'ASIAN',
  'EUROPEAN',
  'HISPANIC',
  'INDIAN',
  'NATIVE_AMERICAN',
  'WHITE',
)
export type ProviderRace = Out<typeof ProviderRace>

export const ProviderPhoneType = oneOf('OFFICE', 'DESK', 'TOLL_FREE', 'MOBILE', 'FAX', 'OTHER')
export type ProviderPhoneType = Out<typeof ProviderPhoneType>

/** The number of cases that a provider accepts in an area. */
export const ProviderVolume = oneOf('LOW', 'MEDIUM', 'HIGH')
export type ProviderVolume = Out<typeof ProviderVolume>

/** A provider's competency in an area. */
export const ProviderCompetency = oneOf('UNKNOWN', 'BASIC_KNOWLEDGE', 'PROFICIENT', 'SPECIALIST', 'CERTIFIED')
export type ProviderCompetency = Out<typeof ProviderCompetency>

/** A provider's rating in a directory of lawyers. */
export const ProviderRating = oneOf('AV', 'BV', 'CV', 'AV_PREEMINENT', 'DISTINGUISHED', 'NOTABLE', 'NOT_RATED')
export type ProviderRating = Out<typeof ProviderRating>

/** "File upload type" in the specification. */
export const ProviderFileType = oneOf(
  'AWARD',
  'CERTIFICATE_OF_INSURANCE',
  'CERTIFICATE',
  'OTHER',
  'PUBLICATION',
  'QUESTIONNAIRE',
  'PROFILE_IMAGE',
)
export type ProviderFileType = Out<typeof ProviderFileType>

export const ProviderNotificationType = oneOf(
  'DEACTIVATION_NOTICE',
  'INSURANCE_UPDATE_1',
  'INSURANCE_UPDATE_2',
  'INSURANCE_UPDATE_3',
  'INSURANCE_EXPIRED',
  'OTHER',
  'PASSWORD_RESET',
  'REFERRAL_APPLICATION_RESULT',
)
export type ProviderNotificationType = Out<typeof ProviderNotificationType>

export const ProviderVerificationStatus = oneOf('PENDING', 'PASS', 'FAIL')
export type ProviderVerificationStatus = Out<typeof ProviderVerificationStatus>

export const ProviderFlag = oneOf('CONFERENCES')
export type ProviderFlag = Out<typeof ProviderFlag>
