import type { TransactionStatus, TransactionType } from '@memberkit/contract/commerce/payments'
import { settlementTimeout } from '@memberkit/parts/payment-attempt'
import { negateDecimal } from '@memberkit/platform/formats'
import type { Transaction } from './received.ts'

/** Money given back, or a hold ended: no attempt to charge. */
const givingBack: ReadonlySet<string> = new Set<TransactionType>(['REFUND', 'REVERSE_AUTHORIZATION'])
const refused: ReadonlySet<string> = new Set<TransactionStatus>(['DECLINED', 'HARD_DECLINED'])
const unanswered: ReadonlySet<string> = new Set<TransactionStatus>(['CREATED', 'TIMEDOUT'])

/** Whether the bank has said no. */
export const isRefused = ({ status }: Pick<Transaction, 'status'>): boolean => refused.has(status)

/** Whether the bank has not said yet what became of it. */
const isUnanswered = ({ status }: Pick<Transaction, 'status'>): boolean => unanswered.has(status)

/** Whether money leaves the payment method by it, or is held on it. One of a type that nobody knew yet may. */
const isAttempt = ({ type }: Pick<Transaction, 'type'>): boolean => !givingBack.has(type)

/**
 * Whether an answer of the bank is still awaited. `now` is the platform's time (milliseconds since 1970); while that is
 * not known, an unanswered transaction counts as awaited.
 */
export function isSettling(transaction: Pick<Transaction, 'status' | 'at'>, now: number | undefined): boolean {
  return isUnanswered(transaction) && (now === undefined || now - Date.parse(transaction.at) < settlementTimeout)
}

/** The amount as decimal text, below zero where it goes back to the payer. Verifications move nothing: `undefined`. */
export function shownAmount({ type, amount }: Pick<Transaction, 'type' | 'amount'>): string | undefined {
  if (type === 'VERIFY') return undefined
  return type === 'REFUND' && !amount.startsWith('-') ? negateDecimal(amount) : amount
}

/** Newest first. */
export const newestFirst = (transactions: readonly Transaction[]): Transaction[] =>
  transactions.toSorted((a, b) => (a.at < b.at ? 1 : -1))

/**
 * Methods whose latest attempt the bank declined permanently, with that attempt. A later attempt that it did not decline
 * this way frees the method: its details were updated.
 */
export function blockedMethods(transactions: readonly Transaction[]): ReadonlyMap<string, Transaction> {
  const latest = new Map<string, Transaction>()
  for (const one of newestFirst(transactions)) {
    const { paymentMethodId } = one
    if (paymentMethodId && isAttempt(one) && !latest.has(paymentMethodId)) latest.set(paymentMethodId, one)
  }
  return new Map([...latest].filter(([, { status }]) => status === 'HARD_DECLINED'))
}

/** Attempts to charge that the bank has not answered, newest first. */
export const unansweredAttempts = (transactions: readonly Transaction[]): Transaction[] =>
  newestFirst(transactions).filter((one) => isAttempt(one) && one.type !== 'VERIFY' && isUnanswered(one))
