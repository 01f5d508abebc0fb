import type {
  EntitlementFulfillmentStatus,
  EntitlementSetupStatus,
  EntitlementStatus,
} from '../../commerce/entitlements.ts'
import type { Tones } from '../labels.ts'

export const entitlementStatusTones = {
  ACTIVE: 'positive',
  CANCELLED: 'neutral',
  SUSPENDED: 'critical',
} as const satisfies Tones<EntitlementStatus>

export const entitlementFulfillmentStatusTones = {
  Fulfilled: 'positive',
  NotFulfilled: 'caution',
  PendingChange: 'info',
  PendingCreate: 'info',
} as const satisfies Tones<EntitlementFulfillmentStatus>

export const entitlementSetupStatusTones = {
  SETUP: 'positive',
  NOT_SETUP: 'caution',
} as const satisfies Tones<EntitlementSetupStatus>
