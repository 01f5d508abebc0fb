'use client'
import type { CartState } from '@memberkit/contract/commerce/cart'
import type { TaxLine } from '../tax/tax-amounts.rules.ts'
import { useTaxArea } from '../tax/useTaxArea.ts'
import type { CartLine } from './rules/lines.rules.ts'
import { taxLinesOf, taxPlaceOf } from './rules/tax.rules.ts'

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
  const area = useTaxArea(taxPlaceOf(cart), identityId)
  if (lines.length === 0) return { state: 'unknown' }
  return area.state === 'known' ? { ...area, taxes: taxLinesOf(lines, area.taxes) } : area
}
