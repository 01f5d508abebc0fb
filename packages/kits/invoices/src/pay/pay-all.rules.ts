import type { ActionState } from '@memberkit/foundation/action'
import type { RefusalReason } from '@memberkit/foundation/resource'
import { addDecimals, isZero } from '@memberkit/platform/formats'
import type { Invoice } from '../shared/received.ts'
import { isPaid, isPastDue } from '../shared/invoice-status.rules.ts'
import { isChargeOpen } from '../shared/payments.rules.ts'
import { outcomeOf, type PaymentMade, type PayOutcome } from './pay.rules.ts'

/** The result for one invoice of a run. */
export type PayAllResult =
  | 'paid'
  | 'declined'
  /** The bank never wants to see this method again. */
  | 'hardDeclined'
  | 'processing'
  /** Nobody knows yet whether money moved. */
  | 'unknown'
  /** Somebody paid it elsewhere meanwhile. */
  | 'settled'
  /** The service refused it, or it was never sent. */
  | 'failed'

export type PayAllState = 'waiting' | 'paying' | PayAllResult | 'skipped'

/** Why the invoices that were left were not tried. */
export type PayAllStop = 'hardDeclined' | 'unknown' | 'cooldown' | 'busy' | 'refused' | 'offline' | 'failed'

export interface PayAllVerdict {
  /** `changed`: the invoice is not as it was shown; reading it anew tells the result. */
  result: PayAllResult | 'changed'
  stopReason?: PayAllStop
}

/** A sum of those that ended alike; `stillDue` is what was certainly not paid. */
export interface PayAllSum {
  kind: 'paid' | 'settled' | 'processing' | 'unknown' | 'stillDue'
  /** Decimal text. */
  amount: string
}

/** Returns the sums of a round: the paid one first, the one still due last. Only the first may be nothing. */
export function sumsOf(invoices: readonly Invoice[], states: readonly PayAllState[]): PayAllSum[] {
  const kinds = ['paid', 'settled', 'processing', 'unknown', 'stillDue'] as const
  const kindOf = (state: PayAllState | undefined) => kinds.find((kind) => kind === state) ?? 'stillDue'
  return kinds
    .map((kind) => ({ kind, amount: totalDue(invoices.filter((_, index) => kindOf(states[index]) === kind)) }))
    .filter(({ kind, amount }) => kind === 'paid' || !isZero(amount))
}

const byOutcome: Record<PayOutcome['kind'], { result: PayAllResult; stopReason?: PayAllStop }> = {
  approved: { result: 'paid' },
  declined: { result: 'declined' },
  hardDeclined: { result: 'hardDeclined', stopReason: 'hardDeclined' },
  unknown: { result: 'unknown', stopReason: 'unknown' },
  processing: { result: 'processing' },
}

const byReason: Record<RefusalReason, PayAllVerdict> = {
  // These two concern the one invoice; any other refusal would meet the next one just the same.
  conflict: { result: 'changed' },
  gone: { result: 'changed' },
  // Not sent from here, but from elsewhere: its outcome shows later.
  busy: { result: 'unknown', stopReason: 'busy' },
  rateLimited: { result: 'failed', stopReason: 'cooldown' },
  denied: { result: 'failed', stopReason: 'refused' },
  signedOut: { result: 'failed', stopReason: 'refused' },
  invalid: { result: 'failed', stopReason: 'refused' },
  other: { result: 'failed', stopReason: 'refused' },
}

/**
 * Returns the meaning of an ended payment for its invoice and those after it. Whatever is not known to be over stops.
 */
export function verdictOf(made: PaymentMade, ended: ActionState<Invoice>): PayAllVerdict {
  switch (ended.phase) {
    case 'done':
      return byOutcome[outcomeOf(ended.data, made).kind]
    case 'conflict':
      return { result: 'changed' }
    case 'refused':
      return byReason[ended.reason]
    case 'failed':
      // A sent request may still arrive, even where it does not show yet.
      return ended.isUnsent
        ? { result: 'failed', stopReason: ended.isOffline ? 'offline' : 'failed' }
        : { result: 'unknown', stopReason: 'unknown' }
    default:
      return { result: 'unknown', stopReason: 'unknown' }
  }
}

/**
 * Returns the result of a payment of unknown outcome by a later reading: one that does not show may still come, unless
 * somebody else has paid the invoice.
 */
export function resultAfter(made: PaymentMade, now: Invoice): PayAllResult {
  const { kind, transaction } = outcomeOf(now, made)
  if (kind === 'processing' && !transaction) return isPaid(now) ? 'settled' : 'unknown'
  return byOutcome[kind].result
}

/** Returns the payable invoices, in the order of payment: past due before the rest, then the oldest due date first. */
export function inPayOrder(invoices: readonly Invoice[]): Invoice[] {
  const dayOf = ({ dueOn, issuedOn }: Invoice) => dueOn ?? issuedOn
  return invoices
    .filter(({ due }) => !isZero(due))
    .toSorted(
      (a, b) => Number(isPastDue(b)) - Number(isPastDue(a)) || (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0),
    )
}

/**
 * Returns, by id, the invoices whose last payment the bank has not answered. They are left out, so that nothing is charged
 * twice. `now` is the platform's time.
 */
export function openStates(invoices: readonly Invoice[], now: number | undefined): ReadonlyMap<string, PayAllResult> {
  const open = invoices.filter((invoice) => isChargeOpen(invoice, now))
  return new Map(open.map((invoice) => [invoice.id, byOutcome[outcomeOf(invoice).kind].result]))
}

/** One state an invoice, in their order. `currentIndex` is the index under way; without one, the round is over or not begun. */
export function statesOf(
  invoices: readonly Invoice[],
  results: ReadonlyMap<string, PayAllResult>,
  currentIndex: number | undefined,
  isEnded: boolean,
): PayAllState[] {
  return invoices.map(
    ({ id }, index) => results.get(id) ?? (isEnded ? 'skipped' : index === currentIndex ? 'paying' : 'waiting'),
  )
}

const declines: readonly (PayAllState | undefined)[] = ['declined', 'hardDeclined']

/**
 * Returns, in their order, what another method can pay after a decline: what was declined or never tried. Nothing, as
 * long as an outcome is unknown or another method would meet the same refusal.
 */
export function payableOtherwise(
  invoices: readonly Invoice[],
  states: readonly PayAllState[],
  stopReason: PayAllStop | undefined,
): Invoice[] {
  const isByMethod = stopReason === undefined || ['hardDeclined', 'cooldown', 'unknown'].includes(stopReason)
  if (!isByMethod || states.includes('unknown') || !states.some((state) => declines.includes(state))) return []
  return invoices.filter(
    ({ due }, index) => !isZero(due) && (states[index] === 'skipped' || declines.includes(states[index])),
  )
}

/** Amounts of two currencies are never added up. */
export const isOneCurrency = (invoices: readonly Invoice[]) =>
  new Set(invoices.map(({ currency }) => currency)).size <= 1

export const totalDue = (invoices: readonly Invoice[]) => addDecimals('0.00', ...invoices.map(({ due }) => due))
