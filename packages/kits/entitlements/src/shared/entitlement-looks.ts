import { entitlementFulfillmentStatusTones, entitlementStatusTones } from '@memberkit/contract/labels/tones'

// The platform's own statuses, for staff: members read what they mean (`Standing`).
export const statusLooks = { of: 'EntitlementStatus', tones: entitlementStatusTones } as const
export const fulfillmentLooks = {
  of: 'EntitlementFulfillmentStatus',
  tones: entitlementFulfillmentStatusTones,
} as const
