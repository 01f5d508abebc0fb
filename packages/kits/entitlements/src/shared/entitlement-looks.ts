import { entitlementFulfillmentStatusTones, entitlementStatusTones } from '@memberkit/contract/labels/tones'

// The platform's own statuses, for staff: members read what they mean (`Standing`).
export const statusLooks = { enumeration: 'EntitlementStatus', tones: entitlementStatusTones } as const
export const fulfillmentLooks = {
  enumeration: 'EntitlementFulfillmentStatus',
  tones: entitlementFulfillmentStatusTones,
} as const
