import { StateOrProvince } from '@memberkit/contract'
import type { CartState } from '@memberkit/contract/commerce/cart'
import type { TaxAreaQuery } from '@memberkit/contract/commerce/taxes'
import { addDecimals, isDecimal } from '@memberkit/platform/formats'
import type { CartLine } from './lines.rules.ts'
import { pricesOf } from './totals.rules.ts'
import type { Tax } from '../received.ts'

/** A tax by the name that invoices give it: GST, HST, TVQ. */
export interface TaxLine {
  readonly label: string
  readonly jurisdiction: string
  /** In percent. */
  readonly rate: string
  /** A decimal in the cart's currency. */
  readonly amount: string
}

/** Whether a text is the code of a state or province that the platform knows. */
export const isPlace = (region: string): region is StateOrProvince =>
  StateOrProvince.options.some((place) => place === region)

/** Returns the place to find taxes at, or undefined while too little of the address is known. */
export function taxPlaceOf(cart: CartState): TaxAreaQuery | undefined {
  const { postalCode, locality } = (isBusiness(cart) ? cart.businessInfo : cart.personalInfo).address
  const code = isPostalCode(postalCode) ? postalCode.trim().toUpperCase() : undefined
  if (!isPlace(cart.region)) return code === undefined ? undefined : { postalCode: code }
  return {
    administrativeArea: cart.region,
    ...(locality.trim() && { locality: locality.trim() }),
    ...(code !== undefined && { postalCode: code }),
  }
}

/** Whether the buyer is a business. */
export const isBusiness = ({ products }: Pick<CartState, 'products'>): boolean =>
  products.length > 0 && products.every((key) => key === 'business')

/** A whole ZIP code of the United States or postal code of Canada. */
const isPostalCode = (text: string): boolean =>
  /^\d{5}(-\d{4})?$/.test(text.trim()) || /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i.test(text.trim())

/**
 * Returns what the taxes of an area come to at purchase. A tax on one product replaces the general one of its
 * jurisdiction. Each line is rounded to the cent.
 */
export function taxLinesOf(lines: readonly CartLine[], taxes: readonly Tax[]): TaxLine[] {
  const taxed = lines.flatMap((line) => {
    const initial = pricesOf(line).flatMap((price) => price.initial ?? [])
    return initial.length > 0 ? [{ productId: line.choice?.product.id, amount: addDecimals(...initial) }] : []
  })
  return taxes.flatMap((tax) => {
    const shares = taxed
      .filter(({ productId }) => taxFor(taxes, tax.jurisdiction, productId) === tax)
      .map(({ amount }) => percentageOf(amount, tax.rate))
    const amount = addDecimals('0.00', ...shares)
    const { label, jurisdiction, rate } = tax
    return shares.length === 0 || /^[0.]*$/.test(amount) ? [] : [{ label, jurisdiction, rate, amount }]
  })
}

function taxFor(taxes: readonly Tax[], jurisdiction: string, productId: string | undefined): Tax | undefined {
  const theirs = taxes.filter((one) => one.jurisdiction === jurisdiction)
  return theirs.find((one) => one.productId === productId) ?? theirs.find((one) => one.productId === undefined)
}

/** Returns a percentage of an amount, rounded half up to the cent, in integers. */
export function percentageOf(amount: string, rate: string): string {
  if (!isDecimal(amount) || !isDecimal(rate)) return '0.00'
  const [units, scale] = unitsOf(amount)
  const [rateUnits, rateScale] = unitsOf(rate)
  const divisor = 10n ** BigInt(scale + rateScale)
  const cents = (units * rateUnits * 2n + divisor) / (divisor * 2n)
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function unitsOf(decimal: string): readonly [units: bigint, scale: number] {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return [BigInt(whole + fraction), fraction.length]
}
