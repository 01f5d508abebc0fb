'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { staffNames } from '../messages/namespaces.ts'
import { SubscriptionSkeleton } from '../subscription-list/SubscriptionSkeleton.tsx'

/** Only staff have it, so only they load it. */
export const SubscriptionTablePart = lazyPart(async () => (await import('../staff-parts.ts')).SubscriptionTable, {
  needs: [...staffNames, 'foundation.actions'],
  fallback: <SubscriptionSkeleton />,
})
