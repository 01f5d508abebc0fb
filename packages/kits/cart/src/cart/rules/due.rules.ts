import { addDecimals } from '@memberkit/platform/formats'
import type { TaxEstimate } from '../useTaxEstimate.ts'
import type { Amount, CartTotals } from './totals.rules.ts'

/** The amounts due at purchase, and the label they may have. */
export interface DueToday {
  /** By currency. */
  readonly amounts: readonly Amount[]
  readonly label: 'dueToday' | 'dueBeforeTax'
  /** Whether the tax is being estimated again, for another place. */
  readonly isEstimating: boolean
}

/** Returns what is due today with the estimated taxes, if they are known; otherwise what is due before tax. */
export function dueToday({ totals, tax }: { totals: CartTotals; tax: TaxEstimate }): DueToday {
  const [due, ...others] = totals.dueToday
  if (tax.state !== 'known' || !due || others.length > 0)
    return { amounts: totals.dueToday, label: 'dueBeforeTax', isEstimating: tax.state === 'estimating' }
  const amount = addDecimals(due.amount, ...tax.taxes.map((one) => one.amount))
  return { amounts: [{ ...due, amount }], label: 'dueToday', isEstimating: tax.isEstimating }
}
