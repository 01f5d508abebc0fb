import type { TransactionType } from '@memberkit/contract/commerce/payments'
import { addDecimals, compareDecimals, subtractDecimals } from '@memberkit/platform/formats'
import type { Transaction } from './received.ts'
import { isRefused, newestFirst } from './transaction.rules.ts'

/** The transaction that another one follows. */
export interface TransactionLink {
  id: string
  /** Whether the platform says so. Otherwise it was concluded. */
  isStated: boolean
}

/**
 * Returns the transaction that `one` follows, `undefined` if that is not known. `all` are the identity's transactions, or
 * those of one invoice. A host that knows better, for example by its vendor's references, passes its own.
 */
export type TransactionLinkRule = (one: Transaction, all: readonly Transaction[]) => TransactionLink | undefined

/** The types that each type can follow. */
const followed: Readonly<Record<string, readonly string[] | undefined>> = {
  CHARGE: ['AUTHORIZE'],
  REFUND: ['CHARGE', 'SALE'],
  REVERSE_AUTHORIZATION: ['AUTHORIZE'],
} satisfies Partial<Record<TransactionType, readonly TransactionType[]>>

/** Whether a transaction of this type cannot be the first of its chain. */
export const isFollowUp = ({ type }: Pick<Transaction, 'type'>): boolean =>
  type === 'REFUND' || type === 'REVERSE_AUTHORIZATION'

/**
 * The default rule. The contract has no field for it ("Payload and response field names are not shown"), so:
 *
 * 1. A `reason` that is the ID of an earlier transaction states the link.
 * 2. Otherwise, if exactly one earlier approved transaction of a fitting type has the same invoice, payment method and
 *    currency, and at least its amount, it is concluded.
 * 3. Otherwise nothing is known, and nothing is guessed.
 */
export const linkTransaction: TransactionLinkRule = (one, all) => {
  const types = followed[one.type] ?? []
  const earlier = all.filter(
    ({ id, type, currency, at }) =>
      id !== one.id && types.includes(type) && currency === one.currency && Date.parse(at) <= Date.parse(one.at),
  )
  const stated = earlier.find(({ id }) => id === one.reason)
  if (stated) return { id: stated.id, isStated: true }
  const { invoiceId, paymentMethodId } = one
  if (!invoiceId || !paymentMethodId) return undefined
  const fitting = earlier.filter(
    (other) =>
      other.status === 'APPROVED' &&
      other.invoiceId === invoiceId &&
      other.paymentMethodId === paymentMethodId &&
      compareDecimals(other.amount, one.amount) >= 0,
  )
  return fitting.length === 1 ? { id: fitting[0]!.id, isStated: false } : undefined
}

/** A charge or sale with the transactions that belong to it. */
export interface TransactionChain {
  /** Oldest first. */
  transactions: readonly Transaction[]
  /** Whether some of it was concluded, not stated by the platform. */
  isConcluded: boolean
}

/** The refundable amount of a charge or a sale. */
export interface Refundable {
  /** Decimal texts. */
  approved: string
  /** Refunds that were not refused. One without an answer counts: it may have gone through. */
  refunded: string
  left: string
  /** Refunds of the same method and currency that belong to no known payment, so they may be of this one. */
  possible: readonly Transaction[]
}

export interface Chains {
  /** Returns the chain of a transaction, alone in it if nothing else is known to belong to it. */
  chainOf: (id: string) => TransactionChain
  /** Returns the transaction that another one follows. */
  parentOf: (id: string) => Transaction | undefined
  /** Returns what can be refunded; `undefined` unless it is an approved charge or sale. */
  refundable: (transaction: Transaction) => Refundable | undefined
  /** Whether an authorization has been reversed, or may have been. */
  isReversed: (transaction: Transaction) => boolean
}

/** Groups transactions into chains. A link to nothing, to itself or back into its own chain counts as none. */
export function chainsOf(transactions: readonly Transaction[], rule: TransactionLinkRule = linkTransaction): Chains {
  const byId = new Map(transactions.map((one) => [one.id, one]))
  const links = new Map<string, TransactionLink>()
  for (const one of transactions) {
    const link = rule(one, transactions)
    if (link && byId.has(link.id) && rootOf(link.id) !== one.id) links.set(one.id, link)
  }
  const chains = new Map<string, Transaction[]>()
  for (const one of newestFirst(transactions)) {
    const root = rootOf(one.id)
    chains.set(root, [one, ...(chains.get(root) ?? [])])
  }

  function rootOf(id: string): string {
    const link = links.get(id)
    return link ? rootOf(link.id) : id
  }

  const following = (id: string, type: TransactionType) =>
    transactions.filter((one) => one.type === type && links.get(one.id)?.id === id && !isRefused(one))

  return {
    chainOf(id) {
      const members = chains.get(rootOf(id)) ?? []
      return { transactions: members, isConcluded: members.some((one) => links.get(one.id)?.isStated === false) }
    },
    parentOf: (id) => byId.get(links.get(id)?.id ?? ''),
    refundable(taken) {
      const isTaken = taken.type === 'CHARGE' || taken.type === 'SALE'
      if (!isTaken || taken.status !== 'APPROVED') return undefined
      const refunded = following(taken.id, 'REFUND').reduce(
        (sum, { amount }) => addDecimals(sum, unsigned(amount)),
        '0',
      )
      const left = subtractDecimals(taken.amount, refunded)
      return {
        approved: taken.amount,
        refunded,
        left: compareDecimals(left, '0') > 0 ? left : '0',
        possible: transactions.filter(
          (one) =>
            one.type === 'REFUND' &&
            !links.has(one.id) &&
            !isRefused(one) &&
            one.currency === taken.currency &&
            (!one.paymentMethodId || !taken.paymentMethodId || one.paymentMethodId === taken.paymentMethodId) &&
            (!one.invoiceId || !taken.invoiceId || one.invoiceId === taken.invoiceId) &&
            Date.parse(one.at) >= Date.parse(taken.at),
        ),
      }
    },
    isReversed: ({ id }) => following(id, 'REVERSE_AUTHORIZATION').length > 0,
  }
}

const unsigned = (amount: string) => amount.replace(/^-/, '')
