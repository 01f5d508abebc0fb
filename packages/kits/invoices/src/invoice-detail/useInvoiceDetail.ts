'use client'
import type { Received } from '@memberkit/contract'
import { type Entitlement, listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { getInvoice } from '@memberkit/contract/commerce/invoices'
import { findTransactions } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { allowedActions, isAllowed } from '@memberkit/foundation/entity-actions'
import { currentOf, mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { useMemo } from 'react'
import { mismatch } from '../shared/items.rules.ts'
import { type AllowedAction, invoiceActions, type Transitions } from '../shared/invoice-actions.ts'
import type { Invoice, Transaction } from '../shared/received.ts'
import { transactionsOf } from './invoice-detail.rules.ts'

export interface InvoiceDetailData {
  invoice: Resource<Invoice>
  /** Loaded beside the invoice. Fails alone. */
  transactions: Resource<readonly Transaction[]>
  /** The owner's entitlements, loaded beside the invoice: the people its plans cover. Fails alone. */
  entitlements: Resource<readonly Received<Entitlement>[]>
  actions: readonly AllowedAction[]
  /** Whether the reader can pay now. False until earlier payments are known. */
  canPay: boolean
  /** Whether payment waits for earlier payments to load. */
  isPayAwaited: boolean
  /** Whether payment is blocked because earlier payments couldn't load. */
  isPayPaused: boolean
  /** The difference between the items and the total; for staff only. */
  mismatch?: string
}

/** Reads one invoice, its payments and the owner's entitlements in parallel, with the allowed actions. */
export function useInvoiceDetail(
  identityId: string,
  invoiceId: string,
  { transitions }: { transitions?: Transitions } = {},
): InvoiceDetailData {
  const { realm, can, isDenied } = useMemberkit()
  const invoice = useResource(getInvoice, { identityId, invoiceId })
  const found = useResource(findTransactions, { body: { identityId, invoiceId } })
  // Without its subscription as a query, which would have to wait for the invoice.
  const entitlements = useResource(listEntitlements, { owners: 'identities', ownerId: identityId })
  const data = invoice.state === 'ready' ? invoice.data : undefined
  const payments = currentOf(found)
  const arePaymentsUnread = payments.state === 'ready' && Boolean(payments.unreadable?.length)
  const arePaymentsUnknown = payments.state !== 'ready' || arePaymentsUnread
  const actions = useMemo(
    () => (data ? allowedActions(invoiceActions, data, { realm, can, isDenied, transitions, arePaymentsUnknown }) : []),
    [data, realm, can, isDenied, transitions, arePaymentsUnknown],
  )
  const mayPay =
    data !== undefined && isAllowed(allowedActions(invoiceActions, data, { realm, can, isDenied, transitions }), 'pay')
  return {
    invoice,
    transactions: mapResource(found, (transactions) => transactionsOf(invoiceId, transactions)),
    entitlements,
    actions,
    canPay: isAllowed(actions, 'pay'),
    isPayAwaited: mayPay && found.state === 'loading',
    isPayPaused: mayPay && (payments.state === 'failed' || payments.state === 'refused' || arePaymentsUnread),
    mismatch: data && realm === 'Internal' ? mismatch(data) : undefined,
  }
}
