import { subscriptionStatusTones } from '@memberkit/contract/labels/tones'

/** How a status is shown: the contract's label and tone. */
export const statusLooks = { enumeration: 'SubscriptionStatus', tones: subscriptionStatusTones } as const
