'use client'
import { findIdentityTaxArea, findTaxArea, type TaxAreaQuery } from '@memberkit/contract/commerce/taxes'
import { useResource } from '@memberkit/foundation'
import { unreadableItemsIn } from '@memberkit/platform'
import { useRef } from 'react'
import type { Tax } from './received.ts'

/**
 * The taxes at a place. `unknown` takes a place. `failed` is calculated at purchase. While another place is looked up,
 * `taxes` are those of the last one and `isEstimating` is set.
 */
export type TaxArea =
  | { readonly state: 'unknown' | 'estimating' | 'failed' }
  | { readonly state: 'known'; readonly taxes: readonly Tax[]; readonly isEstimating: boolean }

/** Finds the taxes at a place, those of the buyer if there is one. One request a place, shared by the page. */
export function useTaxArea(place: TaxAreaQuery | undefined, identityId?: string): TaxArea {
  const general = useResource(findTaxArea, { query: place ?? {} }, { enabled: Boolean(place) && !identityId })
  const own = useResource(
    findIdentityTaxArea,
    { identityId: identityId ?? '', query: place ?? {} },
    { enabled: Boolean(place) && Boolean(identityId) },
  )
  const area = identityId ? own : general
  // A sum without a tax that can't be read would be too low.
  const taxes = area.state === 'ready' && unreadableItemsIn(area.data.taxes).length === 0 ? area.data.taxes : undefined
  const last = useRef(taxes)
  if (area.state !== 'loading') last.current = taxes
  if (!place) return { state: 'unknown' }
  if (taxes) return { state: 'known', taxes, isEstimating: false }
  if (area.state !== 'loading') return { state: 'failed' }
  return last.current ? { state: 'known', taxes: last.current, isEstimating: true } : { state: 'estimating' }
}
