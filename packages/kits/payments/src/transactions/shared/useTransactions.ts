'use client'
import { findTransactions, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { allowedActions } from '@memberkit/foundation/entity-actions'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { nextDelay } from '@memberkit/parts/payment-attempt'
import { type PaymentMethodSummary, summaryOf } from '@memberkit/parts/payment-method'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { localDateOf } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import { type Chains, chainsOf, type TransactionLinkRule } from './chains.rules.ts'
import type { Transaction } from './received.ts'
import {
  type AllowedTransactionAction,
  transactionActions,
  type TransactionTransitions,
} from './transaction-actions.ts'
import { blockedMethods, isSettling, newestFirst } from './transaction.rules.ts'

/** One transaction with what may be done to it. Views read it and decide nothing. */
export interface TransactionRow {
  id: string
  transaction: Transaction
  /** The local date of the reader's time zone. */
  day: string
  /** Its payment method; `undefined` if it has none, or while the wallet isn't known. */
  method?: PaymentMethodSummary
  /** Whether its payment method is no longer in the wallet. */
  isMethodGone: boolean
  actions: readonly AllowedTransactionAction[]
}

export interface TransactionsData {
  /** Newest first. `useListState(transactionList, rows)` filters and sorts them. */
  rows: readonly TransactionRow[]
  /** As the platform gave them. */
  transactions: readonly Transaction[]
  chains: Chains
  /** Methods that the bank declined permanently, with the attempt that it declined. */
  blocked: ReadonlyMap<string, Transaction>
  /** Transactions that can't be read. Sums leave them out. */
  unreadable: readonly UnreadableItem[]
}

export interface TransactionsOptions {
  /** Only the transactions of this invoice. */
  invoiceId?: string
  /** Replaces our default of which transactions belong together. Declare it outside the component. */
  linkTransaction?: TransactionLinkRule
  /** Replaces our default of which statuses allow a refund or a reversal. */
  transitions?: TransactionTransitions
  /** @default true */
  isEnabled?: boolean
}

/** The input of the search that all of these share. */
export const searchOf = (identityId: string, invoiceId: string | undefined) => ({
  body: { identityId, ...(invoiceId && { invoiceId }) },
})

/**
 * Returns the transactions of an identity, or of one of its invoices, with chains and allowed actions. One request,
 * shared by every copy on the page, and one for the wallet. Follows what the bank hasn't answered yet.
 */
export function useTransactions(identityId: string, options: TransactionsOptions = {}): Resource<TransactionsData> {
  const { invoiceId, linkTransaction, transitions, isEnabled } = options
  const { client, realm, can, isDenied, timeZone } = useMemberkit()
  const resource = useResource(findTransactions, searchOf(identityId, invoiceId), {
    enabled: isEnabled,
    refetchInterval: (found) => followDelay(found, client.serverTime.now()),
  })
  const wallet = useResource(listPaymentMethods, { identityId }, { enabled: isEnabled })
  const found = resource.state === 'ready' ? resource.data : undefined
  const methods = wallet.state === 'ready' ? wallet.data : undefined
  const data = useMemo<TransactionsData | undefined>(() => {
    if (!found) return undefined
    const chains = chainsOf(found, linkTransaction)
    const context = { realm, can, isDenied, transitions: transitions && { ...transitions }, chains }
    const rows = newestFirst(found).map((transaction): TransactionRow => {
      const { id, at, paymentMethodId } = transaction
      const method = methods?.find((one) => one.id === paymentMethodId)
      return {
        id,
        transaction,
        day: localDateOf(Date.parse(at), timeZone),
        method: method && summaryOf(method),
        isMethodGone: Boolean(methods && paymentMethodId && !method),
        actions: allowedActions(transactionActions, transaction, context),
      }
    })
    return {
      rows,
      transactions: found,
      chains,
      blocked: blockedMethods(found),
      unreadable: unreadableItemsIn(found),
    }
  }, [found, methods, linkTransaction, transitions, realm, can, isDenied, timeZone])
  // Read beside it; what names each row would move the others if it came later. Without it, rows say that it isn’t available.
  if (wallet.state === 'loading' && resource.state === 'ready') return { state: 'loading' }
  return mapResource(resource, () => data!)
}

/** Milliseconds until the next look at what the bank hasn't answered; `false` if nothing is awaited. */
function followDelay(found: readonly Transaction[] | undefined, now: number | undefined): number | false {
  const awaited = newestFirst(found ?? []).find((one) => isSettling(one, now))
  if (!awaited) return false
  return nextDelay(Math.max(0, (now ?? Date.parse(awaited.at)) - Date.parse(awaited.at))) ?? false
}
