import type * as groups from '../../partners/groups.ts'
import type { Labels } from '../labels.ts'
import * as american from './groups.en-US.ts'

export {
  AuthorizedIdentityType,
  GroupAddressType,
  GroupAssociateRole,
  GroupBillingDelivery,
  GroupCancelReason,
  GroupCommissionModel,
  GroupCommissionStrategy,
  GroupContactInfoType,
  GroupEffectiveMonth,
  GroupEnrollmentMethod,
  GroupMarketingSiteType,
  GroupPayout,
  GroupPayType,
  RestrictedEffectiveDateSource,
  RestrictedEffectiveDateStatus,
} from './groups.en-US.ts'

export const GroupStatus = {
  ...american.GroupStatus,
  CANCELLED: 'Cancelled',
} as const satisfies Labels<groups.GroupStatus>

export const GroupEnrollmentFrequency = {
  ...american.GroupEnrollmentFrequency,
  OPEN_ENROLLMENT: 'Open enrolment',
  OPEN_ENROLLMENT_WITH_NEW_HIRES: 'Open enrolment and new hires',
} as const satisfies Labels<groups.GroupEnrollmentFrequency>

export const RestrictedPeriodType = {
  ...american.RestrictedPeriodType,
  OPEN_ENROLLMENT: 'Open enrolment',
} as const satisfies Labels<groups.RestrictedPeriodType>
