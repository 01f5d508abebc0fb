import type { SubscriptionStatus } from '../../commerce/subscriptions.ts'
import type { Tones } from '../labels.ts'

export const subscriptionStatusTones = {
  ACTIVE: 'positive',
  CANCELLED: 'neutral',
  SUSPENDED: 'critical',
  PRECANCEL: 'caution',
  PENDING_CANCEL: 'caution',
  CATCHING_UP: 'caution',
} as const satisfies Tones<SubscriptionStatus>
