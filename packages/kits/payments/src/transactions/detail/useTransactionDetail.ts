'use client'
import { findTransactions } from '@memberkit/contract/commerce/payments'
import { mapResource, type Resource } from '@memberkit/foundation/resource'
import { referenceTo, type UnreadableItem } from '@memberkit/platform'
import { unreadName } from '../list/transaction-list.ts'
import type { Refundable, TransactionChain } from '../shared/chains.rules.ts'
import type { Transaction } from '../shared/received.ts'
import {
  type TransactionRow,
  type TransactionsData,
  type TransactionsOptions,
  useTransactions,
} from '../shared/useTransactions.ts'

export interface TransactionDetailData {
  row: TransactionRow
  chain: TransactionChain
  /** The charge or sale that refunds of this chain are of, and what is left of it. */
  taken?: { transaction: Transaction; refundable: Refundable }
  /** Transactions that cannot be read, so they may be missing in the chain. */
  unreadable: readonly UnreadableItem[]
}

/**
 * Returns one transaction with its chain. The platform has no call for a single one, so it is found among those of its
 * identity, or of its invoice.
 */
export function useTransactionDetail(
  identityId: string,
  transactionId: string,
  options: Omit<TransactionsOptions, 'isEnabled'> = {},
): Resource<TransactionDetailData> {
  const resource = useTransactions(identityId, options)
  if (resource.state !== 'ready') return resource
  const { data, retry, isRetrying, updatedAt } = resource
  const row = data.rows.find(({ id }) => id === transactionId)
  if (row) return mapResource(resource, (found) => detailOf(row, found))
  const unread = data.unreadable.find((one) => unreadName(one) === transactionId)
  if (unread) {
    const { reference } = unread
    return { state: 'failed', isOffline: false, isUnreadable: true, reference, retry, isRetrying }
  }
  return {
    state: 'refused',
    status: 404,
    reason: 'gone',
    at: updatedAt,
    reference: referenceTo(findTransactions, 404),
    retry,
    isRetrying,
  }
}

function detailOf(row: TransactionRow, { chains, unreadable }: TransactionsData): TransactionDetailData {
  const { transaction } = row
  const charged = [transaction, chains.parentOf(transaction.id)].flatMap((one) => {
    const refundable = one && chains.refundable(one)
    return one && refundable ? [{ transaction: one, refundable }] : []
  })
  return { row, chain: chains.chainOf(transaction.id), taken: charged[0], unreadable }
}
