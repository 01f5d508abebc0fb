import type { CartState } from '@memberkit/contract/commerce/cart'
import type { TaxAreaQuery } from '@memberkit/contract/commerce/taxes'
import { addDecimals } from '@memberkit/platform/formats'
import type { Tax } from '../../tax/received.ts'
import { type TaxLine, taxesOn } from '../../tax/tax-amounts.rules.ts'
import { taxPlaceAt } from '../../tax/tax-place.rules.ts'
import type { CartLine } from './lines.rules.ts'
import { pricesOf } from './totals.rules.ts'

/** Returns the place to find taxes at, or undefined while too little of the address is known. */
export function taxPlaceOf(cart: CartState): TaxAreaQuery | undefined {
  const { postalCode, locality } = (isBusiness(cart) ? cart.businessInfo : cart.personalInfo).address
  return taxPlaceAt(cart.region, locality, postalCode)
}

/** Whether the buyer is a business. */
export const isBusiness = ({ products }: Pick<CartState, 'products'>): boolean =>
  products.length > 0 && products.every((key) => key === 'business')

/**
 * Returns what the taxes of an area come to at purchase. A tax on one product replaces the general one of its
 * jurisdiction. Each line is rounded to the cent.
 */
export function taxLinesOf(lines: readonly CartLine[], taxes: readonly Tax[]): TaxLine[] {
  const taxed = lines.flatMap((line) => {
    const initial = pricesOf(line).flatMap((price) => price.initial ?? [])
    return initial.length > 0 ? [{ productId: line.choice?.product.id, amount: addDecimals(...initial) }] : []
  })
  return taxesOn(taxed, taxes)
}
