'use client'
import { getInvoice } from '@memberkit/contract/commerce/invoices'
import { findTransactions } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import { useMemo } from 'react'
import { mismatch } from '../shared/amounts.rules.ts'
import { type AllowedAction, allowedActions, type Transitions } from '../shared/invoice-actions.rules.ts'
import { isUnpaid } from '../shared/invoice-status.rules.ts'
import type { Invoice, Transaction } from '../shared/received.ts'
import { transactionsOf } from './invoice-detail.rules.ts'

export interface InvoiceDetailData {
  invoice: Resource<Invoice>
  /** Read beside the invoice; when they cannot be had, the invoice can still be read. */
  transactions: Resource<readonly Transaction[]>
  actions: readonly AllowedAction[]
  /** Paying waits while it is not known what was tried already. */
  canPay: boolean
  /** It may be paid, once that is known. */
  isPayAwaited: boolean
  isPayPaused: boolean
  /** How far the items are from the total; for staff only. */
  mismatch?: string
}

/** One invoice with its payments, read in parallel, and what may be done to it. */
export function useInvoiceDetail(
  identityId: string,
  invoiceId: string,
  { transitions }: { transitions?: Transitions } = {},
): InvoiceDetailData {
  const { realm, can } = useMemberkit()
  const invoice = useResource(getInvoice, { identityId, invoiceId })
  const found = useResource(findTransactions, { body: { identityId, invoiceId } })
  const data = invoice.state === 'ready' ? invoice.data : undefined
  const transactions = useMemo<Resource<readonly Transaction[]>>(
    () => (found.state === 'ready' ? { ...found, data: transactionsOf(invoiceId, found.data) } : found),
    [found, invoiceId],
  )
  const actions = useMemo(
    () => (data ? allowedActions(data, { realm, can, transitions }) : []),
    [data, realm, can, transitions],
  )
  const mayPay = actions.some(({ name, obstacle }) => name === 'pay' && !obstacle)
  const isKnown = transactions.state === 'ready'
  return {
    invoice,
    transactions,
    actions,
    canPay: mayPay && isKnown,
    isPayAwaited: mayPay && transactions.state === 'loading',
    isPayPaused: mayPay && (transactions.state === 'failed' || transactions.state === 'refused'),
    mismatch: data && realm === 'Internal' && isUnpaid(data) ? mismatch(data) : undefined,
  }
}
