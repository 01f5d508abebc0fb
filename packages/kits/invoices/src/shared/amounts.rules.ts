import { addDecimals, compareDecimals, subtractDecimals } from '@memberkit/platform/formats'
import { isPastDue, isUnpaid } from './invoice-status.rules.ts'
import { chargesOf } from './payments.rules.ts'
import type { Invoice, InvoiceItem } from './received.ts'

/** The amount owed in one currency; sums never mix currencies. */
export interface Balance {
  currency: string
  /** Decimal text. */
  due: string
  /** Earliest due date among the unpaid invoices, if any names one. */
  oldestDueOn?: string
}

/** Returns one balance for each currency, the largest debt first. */
export function balances(invoices: readonly Invoice[]): Balance[] {
  const byCurrency = new Map<string, Balance>()
  for (const invoice of invoices.filter(isUnpaid)) {
    const { currency, due, dueOn } = invoice
    const balance = byCurrency.get(currency) ?? { currency, due: '0' }
    byCurrency.set(currency, {
      currency,
      due: addDecimals(balance.due, due),
      oldestDueOn: earliest(balance.oldestDueOn, dueOn),
    })
  }
  return [...byCurrency.values()].toSorted((a, b) => compareDecimals(b.due, a.due))
}

export interface NextCharge {
  /** Local date. */
  on: string
  amount: string
  currency: string
  /** Whether all of it is charged again after a payment that failed. */
  isRetry: boolean
}

/** Returns what the platform charges next, on or after `today` (a local date): all of that day in one currency. */
export function nextCharge(invoices: readonly Invoice[], today: string): NextCharge | undefined {
  const charges = invoices
    .filter((invoice) => isUnpaid(invoice) && invoice.recurrence === 'RECURRING')
    .map((invoice): NextCharge => {
      const { nextAttemptOn, dueOn, due, currency } = invoice
      const isRetry = nextAttemptOn !== undefined && hasFailed(invoice)
      return { on: nextAttemptOn ?? dueOn ?? '', amount: due, currency, isRetry }
    })
    .filter(({ on }) => on >= today)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
  const [first, ...others] = charges
  return others
    .filter(({ on, currency }) => on === first?.on && currency === first.currency)
    .reduce<NextCharge | undefined>((sum, charge) => sum && together(sum, charge), first)
}

const together = (a: NextCharge, b: NextCharge): NextCharge => ({
  ...a,
  amount: addDecimals(a.amount, b.amount),
  isRetry: a.isRetry && b.isRetry,
})

/** Whether a payment of an invoice has failed. The date of its next charge alone doesn't tell. */
const hasFailed = (invoice: Invoice) =>
  isPastDue(invoice) || chargesOf(invoice).some(({ status }) => status === 'DECLINED' || status === 'HARD_DECLINED')

/** The amount a list shows: what is still due while something is, else what the invoice came to. */
export function shownAmount(invoice: Pick<Invoice, 'status' | 'due' | 'total'>) {
  return isUnpaid(invoice) ? invoice.due : invoice.total
}

/** A tax that the authority does not know of yet: pending until the platform reports it registered. */
export const isTaxPending = ({ type, action }: Pick<InvoiceItem, 'type' | 'action'>) =>
  type === 'TAX' && action !== 'TAX_REGISTERED'

/** The most that can still be given back: what was paid less what was refunded. */
export function refundable({ paid, refunded }: Pick<Invoice, 'paid' | 'refunded'>) {
  const rest = subtractDecimals(paid, refunded)
  return compareDecimals(rest, '0') > 0 ? rest : '0'
}

function earliest(a: string | undefined, b: string | undefined) {
  if (!a || !b) return a ?? b
  return a < b ? a : b
}
