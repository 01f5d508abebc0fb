'use client'
import type { NewOrder } from '@memberkit/contract/commerce/orders'
import { lineTotal, type ShownLine } from '../order/order-lines.rules.ts'
import { type TaxLine, taxesOn } from '../tax/tax-amounts.rules.ts'
import { taxPlaceAt } from '../tax/tax-place.rules.ts'
import { useTaxArea } from '../tax/useTaxArea.ts'

/**
 * Estimates the taxes of an order that doesn't exist yet, at the place that it names: those that the cart showed for it.
 * Undefined while a price or a tax isn't known; the platform calculates them at purchase.
 */
export function useDraftTax(
  { region, buyer }: NewOrder,
  lines: readonly ShownLine[],
  { identityId, groupId }: { identityId?: string | undefined; groupId?: string | undefined },
): readonly TaxLine[] | undefined {
  const place = taxPlaceAt(region ?? '', buyer?.address?.locality ?? '', buyer?.address?.postalCode ?? '')
  // Group administrators have no call for it.
  const area = useTaxArea(groupId === undefined ? place : undefined, identityId)
  const taxed = lines.flatMap((line) => {
    const amount = lineTotal(line)
    return amount === undefined ? [] : [{ productId: line.productId, amount }]
  })
  if (area.state !== 'known' || area.isEstimating || lines.length === 0 || taxed.length < lines.length) return undefined
  return taxesOn(taxed, area.taxes)
}
