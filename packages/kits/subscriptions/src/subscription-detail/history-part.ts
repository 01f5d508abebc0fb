'use client'
import { lazyPart } from '@memberkit/foundation/lazy'

/** The journal of a subscription, which only staff load. */
export const SubscriptionHistoryPart = lazyPart(async () => (await import('../staff-parts.ts')).SubscriptionHistory)
