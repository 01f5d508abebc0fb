'use client'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { listOffers } from '@memberkit/contract/commerce/offers'
import { findIdentityTaxArea, findTaxArea } from '@memberkit/contract/commerce/taxes'
import { keyOf } from '@memberkit/platform/query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Validates a cart again when its page is restored from the back-forward cache: invalidates its offers with their
 * checks, its taxes, and the buyer's plans. What has been loaded shows meanwhile.
 */
export function useRestored(queryClient: QueryClient, brand: string, identityId: string | undefined): void {
  useEffect(() => {
    const keys = [
      // The checks of selections are below the offers.
      keyOf(listOffers, { brand }),
      identityId ? keyOf(findIdentityTaxArea, { identityId }) : keyOf(findTaxArea),
      ...(identityId ? [keyOf(listEntitlements, { owners: 'identities', ownerId: identityId })] : []),
    ]
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
    }
    addEventListener('pageshow', restore)
    return () => removeEventListener('pageshow', restore)
  }, [queryClient, brand, identityId])
}
