import { addDecimals, compareDecimals, isDecimal, subtractDecimals } from '@memberkit/platform/formats'
import type { Invoice } from '../shared/received.ts'

/** An instalment as it is entered: '' for nothing, null for what can't be read. */
export interface DraftInstalment {
  readonly key: string
  readonly dueOn: string | null
  readonly amount: string | null
}

/** Returns what is open on invoices, decimal text; `undefined` in several currencies, which don't add up. */
export function overdueOf(invoices: readonly Pick<Invoice, 'due' | 'currency'>[], currency: string) {
  if (invoices.some((one) => one.currency !== currency)) return undefined
  return addDecimals('0.00', ...invoices.map(({ due }) => due))
}

/** Returns what the instalments leave of a sum, decimal text: below zero if they are too much. */
export function leftOf(overdue: string, drafts: readonly DraftInstalment[]): string {
  const entered = drafts.flatMap(({ amount }) => (isDecimal(amount) ? [amount] : []))
  return subtractDecimals(overdue, addDecimals('0.00', ...entered))
}

/** Returns how many days and amounts are still to be entered: the sum alone doesn't tell. */
export const missingOf = (drafts: readonly DraftInstalment[]) => ({
  dates: drafts.filter(({ dueOn }) => !dueOn).length,
  amounts: drafts.filter(({ amount }) => !isDecimal(amount)).length,
})

/**
 * Returns the invoice that each instalment begins to pay, oldest first; `undefined` for all where an invoice would have
 * none, so that what it still asks for isn't left out of what is open.
 */
export function invoicesOf(
  amounts: readonly string[],
  invoices: readonly Pick<Invoice, 'id' | 'due'>[],
): readonly (string | undefined)[] {
  let paid = '0.00'
  const ids = amounts.map((amount) => {
    let reached = '0.00'
    const one = invoices.find(({ due }) => compareDecimals((reached = addDecimals(reached, due)), paid) > 0)
    paid = addDecimals(paid, amount)
    return one?.id
  })
  return invoices.every(({ id }) => ids.includes(id)) ? ids : amounts.map(() => undefined)
}

export type InstalmentProblem = 'amount' | 'day' | 'order'

/** Returns what is wrong with an instalment: above zero, from today on, in the order of their days. */
export function instalmentProblem(
  drafts: readonly DraftInstalment[],
  index: number,
  today: string,
): InstalmentProblem | undefined {
  const { dueOn, amount } = drafts[index]!
  if (!dueOn || dueOn < today) return 'day'
  const before = drafts[index - 1]?.dueOn
  if (before && dueOn < before) return 'order'
  return isDecimal(amount) && compareDecimals(amount, '0') > 0 ? undefined : 'amount'
}
