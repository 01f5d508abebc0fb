import { findTransactions } from '@memberkit/contract/commerce/payments'
import type { Result } from '@memberkit/contract'
import type { VerifiedOutcome } from '@memberkit/foundation/action'
import { readResponse } from '@memberkit/platform'
import { compareDecimals } from '@memberkit/platform/formats'
import type { Transaction } from '../shared/received.ts'
import { type Agreement, typeOf } from './calls.ts'

/** Clocks of two services of one platform differ, in milliseconds. */
const clockTolerance = 120_000

/** A request, and what was known when it was sent. */
export interface Attempt {
  agreement: Agreement
  /** IDs of the transactions there were. */
  before: ReadonlySet<string>
  /** The platform's time in milliseconds since 1970; `undefined` while it was not known. */
  sentAt: number | undefined
}

/**
 * Returns the transactions that a request can have left: new ones of its type, method, currency and amount, newest last.
 * More than one: the platform carried it out twice, or a colleague did the same at the same time.
 */
export function leftBy({ agreement, before, sentAt }: Attempt, now: readonly Transaction[]): Transaction[] {
  const { name, methodId, currency, amount, invoiceId } = agreement
  return now
    .filter(
      (one) =>
        !before.has(one.id) &&
        one.type === typeOf[name] &&
        one.currency === currency &&
        (one.paymentMethodId ?? methodId) === methodId &&
        (!invoiceId || !one.invoiceId || one.invoiceId === invoiceId) &&
        (amount === undefined || compareDecimals(one.amount.replace(/^-/, ''), amount) === 0) &&
        (sentAt === undefined || Date.parse(one.at) >= sentAt - clockTolerance),
    )
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

/** Returns a request's outcome by the transactions, searched again after an answer was lost or refused. */
export function verdictAfter(attempt: Attempt, answer: Result<unknown>): VerifiedOutcome<Transaction> {
  if (!answer.ok) return { outcome: 'unclear' }
  const reading = readResponse(findTransactions, answer.data)
  if (!reading.isReadable) return { outcome: 'unclear' }
  const made = leftBy(attempt, reading.data as readonly Transaction[]).at(-1)
  if (made) return { outcome: 'applied', data: made }
  // One that cannot be read may be it.
  const isHidden = reading.unreadable.some(({ received }) => !attempt.before.has(idOf(received)))
  return { outcome: isHidden ? 'unclear' : 'absent' }
}

const idOf = (received: unknown) => String((received as { id?: unknown } | null)?.id ?? '')

/** The outcome of a transaction, by its status. */
export type MoneyOutcome = 'approved' | 'declined' | 'hardDeclined' | 'unknown' | 'processing' | 'other'

export function outcomeOf({ status }: Pick<Transaction, 'status'>): MoneyOutcome {
  switch (status) {
    case 'APPROVED':
      return 'approved'
    case 'DECLINED':
      return 'declined'
    case 'HARD_DECLINED':
      return 'hardDeclined'
    case 'TIMEDOUT':
      return 'unknown'
    case 'CREATED':
      return 'processing'
    default:
      return 'other'
  }
}
