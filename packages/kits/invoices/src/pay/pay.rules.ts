import type { Answer } from '@memberkit/contract'
import type { Verdict } from '@memberkit/foundation/action'
import { compareDecimals } from '@memberkit/platform/formats'
import { mayBeOwed } from '../shared/invoice-status.rules.ts'
import { chargesOf } from '../shared/payments.rules.ts'
import type { Cooldown, Invoice, InvoiceTransaction, PaymentMethod } from '../shared/received.ts'

/** What became of a payment, by the status of its transaction. */
export type PayOutcome =
  | { kind: 'approved'; transaction?: InvoiceTransaction }
  | { kind: 'declined'; transaction: InvoiceTransaction }
  /** The bank never wants to see this method for this invoice again. */
  | { kind: 'hardDeclined'; transaction: InvoiceTransaction }
  /** TIMEDOUT: nobody knows yet whether money moved. */
  | { kind: 'unknown'; transaction: InvoiceTransaction }
  /** CREATED: under way, will settle by itself. */
  | { kind: 'processing'; transaction?: InvoiceTransaction }

/** The latest attempt to charge, if any. */
export const latestCharge = (invoice: Pick<Invoice, 'items'>): InvoiceTransaction | undefined =>
  chargesOf(invoice).at(-1)

const isSameCharge = (before: Invoice, now: Invoice) => latestCharge(now)?.id === latestCharge(before)?.id

/** Whether an invoice shows no payment that it did not show before. */
export const isUntouched = (before: Invoice, now: Invoice) =>
  isSameCharge(before, now) && mayBeOwed(now) && compareDecimals(now.paid, before.paid) === 0

/** What the invoice, read anew after an answer was lost, tells of the payment. */
export function verdictAfter(before: Invoice, answer: Answer<Invoice>): Verdict<Invoice> {
  if (!answer.ok) return { outcome: 'unclear' }
  return isUntouched(before, answer.data) ? { outcome: 'absent' } : { outcome: 'applied', data: answer.data }
}

/**
 * Reads the outcome from the invoice that paying answered, or that a later reading found. `before` is the invoice that
 * was paid: what became of an earlier attempt is no answer to this one.
 */
export function outcomeOf(invoice: Invoice, before?: Invoice): PayOutcome {
  if (before && isSameCharge(before, invoice)) {
    return { kind: isUntouched(before, invoice) ? 'processing' : 'approved' }
  }
  const transaction = latestCharge(invoice)
  switch (transaction?.status) {
    case 'DECLINED':
      return { kind: 'declined', transaction }
    case 'HARD_DECLINED':
      return { kind: 'hardDeclined', transaction }
    case 'TIMEDOUT':
      return { kind: 'unknown', transaction }
    case 'CREATED':
      return { kind: 'processing', transaction }
    case 'APPROVED':
      return { kind: 'approved', transaction }
    default:
      return mayBeOwed(invoice) ? { kind: 'processing', transaction } : { kind: 'approved', transaction }
  }
}

/** How long an answer of the bank is waited for, in milliseconds. What is still open then is open for other reasons. */
const patience = 60 * 60_000

/** Whether an attempt to charge has no outcome yet, as of `now` (milliseconds since 1970). */
export function isChargeOpen(invoice: Pick<Invoice, 'items'>, now: number): boolean {
  const charge = latestCharge(invoice)
  const isOpen = charge?.status === 'CREATED' || charge?.status === 'TIMEDOUT'
  return isOpen && now - Date.parse(charge.at) < patience
}

const delays = [1000, 2000, 4000, 8000] as const
const laterDelay = 15_000

/**
 * Milliseconds until the next reading of a payment that has been settling for `elapsed` milliseconds: after 1, 2, 4 and
 * 8 seconds, then every 15. It aims at a moment, so asking at every render changes nothing.
 */
export function nextLookIn(elapsed: number): number {
  let at = 0
  for (const delay of delays) {
    at += delay
    if (at > elapsed) return at - elapsed
  }
  return laterDelay - ((elapsed - at) % laterDelay)
}

export type AmountProblem = 'missing' | 'unreadable' | 'tooSmall' | 'tooLarge'

/** What is wrong with an amount to pay, `undefined` when nothing is. A decimal text, or `null` when it did not parse. */
export function amountProblem(amount: string | null | undefined, due: string): AmountProblem | undefined {
  if (amount === null) return 'unreadable'
  if (amount === undefined || amount === '') return 'missing'
  if (compareDecimals(amount, '0') <= 0) return 'tooSmall'
  if (compareDecimals(amount, due) > 0) return 'tooLarge'
  return undefined
}

/** Methods of this invoice that a bank declined for good. */
export function blockedMethods({ items }: Pick<Invoice, 'items'>): ReadonlySet<string> {
  return new Set(
    items.flatMap(({ transaction }) =>
      transaction?.status === 'HARD_DECLINED' && transaction.paymentMethodId ? [transaction.paymentMethodId] : [],
    ),
  )
}

/** Whether a card has expired: it is good until the end of its month. `today` is a local date. */
export function isExpired({ card }: Pick<PaymentMethod, 'card'>, today: string) {
  return card !== undefined && card.expiresOn < today.slice(0, 7)
}

/** Whether a method can be chosen, else why not. */
export function methodObstacle(method: PaymentMethod, blocked: ReadonlySet<string>, today: string) {
  if (blocked.has(method.id)) return 'blocked' as const
  if (method.status !== 'ACTIVE') return 'inactive' as const
  if (isExpired(method, today)) return 'expired' as const
  return undefined
}

/** Milliseconds until a method may be tried again: 0 when it may be now, `Infinity` while nobody says when. */
export function cooldownLeft(cooldown: Cooldown | undefined, methodId: string | undefined, now: number) {
  const concerns = cooldown?.paymentMethodId === undefined || cooldown.paymentMethodId === methodId
  if (!cooldown?.isCoolingDown || !concerns) return 0
  const until = Date.parse(cooldown.until ?? '')
  return Number.isNaN(until) ? Infinity : Math.max(0, until - now)
}
