'use client'
import type { CartState } from '@memberkit/contract/commerce/cart'
import { findIdentityTaxArea, findTaxArea } from '@memberkit/contract/commerce/taxes'
import { useResource } from '@memberkit/foundation'
import { useRef } from 'react'
import type { CartLine } from './rules/lines.rules.ts'
import { type TaxLine, taxLinesOf, taxPlaceOf } from './rules/tax.rules.ts'

/**
 * The taxes due at purchase. `unknown` takes a postal code, or a state or province. `failed` is calculated at purchase.
 * While another place is looked up, `taxes` are those of the last one and `isEstimating` is set.
 */
export type TaxEstimate =
  | { readonly state: 'unknown' }
  | { readonly state: 'estimating' }
  | { readonly state: 'failed' }
  | { readonly state: 'known'; readonly taxes: readonly TaxLine[]; readonly isEstimating: boolean }

/** Estimates the taxes of a cart at the place it is bought from. One request a place; never in the way of the cart. */
export function useTaxEstimate(cart: CartState, lines: readonly CartLine[], identityId?: string): TaxEstimate {
  const place = taxPlaceOf(cart)
  const general = useResource(findTaxArea, { query: place ?? {} }, { enabled: Boolean(place) && !identityId })
  const own = useResource(
    findIdentityTaxArea,
    { identityId: identityId ?? '', query: place ?? {} },
    { enabled: Boolean(place) && Boolean(identityId) },
  )
  const area = identityId ? own : general
  const last = useRef(area)
  if (area.state === 'ready') last.current = area
  if (!place || lines.length === 0) return { state: 'unknown' }
  if (area.state === 'ready') return known(false)
  if (area.state === 'loading') return last.current.state === 'ready' ? known(true) : { state: 'estimating' }
  return { state: 'failed' }

  function known(isEstimating: boolean): TaxEstimate {
    const taxes = last.current.state === 'ready' ? last.current.data.taxes : []
    return { state: 'known', taxes: taxLinesOf(lines, taxes), isEstimating }
  }
}
