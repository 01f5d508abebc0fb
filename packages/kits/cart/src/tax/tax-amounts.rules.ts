import { addDecimals, isDecimal } from '@memberkit/platform/formats'
import type { Tax } from './received.ts'

/** A tax by the name that invoices give it: GST, HST, TVQ. */
export interface TaxLine {
  readonly label: string
  readonly jurisdiction: string
  /** In percent. */
  readonly rate: string
  /** A decimal in the cart's currency. */
  readonly amount: string
}

/** The cost of one product at purchase, before tax. */
export interface Taxed {
  readonly productId?: string | undefined
  /** A decimal. */
  readonly amount: string
}

/**
 * Returns what the taxes of an area come to. A tax on one product replaces the general one of its jurisdiction. Each
 * product is rounded to the cent.
 */
export function taxesOn(taxed: readonly Taxed[], taxes: readonly Tax[]): TaxLine[] {
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
