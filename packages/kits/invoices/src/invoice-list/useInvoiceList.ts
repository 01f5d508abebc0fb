'use client'
import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { useMemberkit } from '@memberkit/foundation'
import { allowedActions, type ActionContext, isAllowed } from '@memberkit/foundation/entity-actions'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { localDateOf } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import { type Balance, balances, nextCharge, type NextCharge } from '../shared/amounts.rules.ts'
import { type AllowedAction, invoiceActions, type Transitions } from '../shared/invoice-actions.ts'
import { isPastDue, isUnpaid, shownStatus } from '../shared/invoice-status.rules.ts'
import type { Invoice } from '../shared/received.ts'
import { uncounted } from '../shared/unread.rules.ts'

/** One invoice with what may be done to it. Views read it and decide nothing. */
export interface InvoiceRow {
  id: string
  invoice: Invoice
  /** The message key of the status; the raw value of an unknown status. */
  status: string
  isUnpaid: boolean
  /** The reader's date, such as '2026-03-08': dates of its year need not say it. */
  today: string
  actions: readonly AllowedAction[]
}

export interface InvoiceListData {
  /** One for each invoice. `useListState(invoiceList, rows)` filters and sorts them. */
  rows: readonly InvoiceRow[]
  /** All of them, as the platform gave them. */
  invoices: readonly Invoice[]
  /** The number of invoices, including those that can't be read. */
  count: number
  /** Invoices that can't be read, whatever the filters. No other field contains them. */
  unreadable: readonly UnreadableItem[]
  /** The number of invoices that the balances may lack: unreadable ones, and those with an unknown status. */
  uncounted: number
  balances: readonly Balance[]
  pastDue: readonly Invoice[]
  /** The invoices that the reader may pay now. */
  payable: readonly Invoice[]
  nextCharge?: NextCharge
}

export interface InvoiceListOptions {
  /** Overrides the statuses in which each action is possible. */
  transitions?: Transitions
  /** @default true */
  isEnabled?: boolean
}

/** Reads the invoices of an identity, with balances and allowed actions. One request for all copies on the page. */
export function useInvoiceList(identityId: string, options: InvoiceListOptions = {}): Resource<InvoiceListData> {
  const { transitions, isEnabled } = options
  const { realm, can, isDenied, timeZone, currentDate } = useMemberkit()
  const resource = useResource(listInvoices, { identityId }, { enabled: isEnabled })
  const invoices = resource.state === 'ready' ? resource.data : undefined
  // The first use of a time zone takes a browser longer than the whole list, so it is used while the answer is on its
  // way. The clock is not read then: a page that is rendered ahead of its data would be of that moment for ever.
  const today = invoices ? currentDate() : localDateOf(0, timeZone)
  const rows = useMemo(
    () =>
      new Map(invoices?.map((invoice) => [invoice.id, rowOf(invoice, today, { realm, can, isDenied, transitions })])),
    [invoices, today, realm, can, isDenied, transitions],
  )
  const data = useMemo<InvoiceListData | undefined>(
    () =>
      invoices && {
        rows: [...rows.values()],
        invoices,
        count: invoices.length + unreadableItemsIn(invoices).length,
        unreadable: unreadableItemsIn(invoices),
        uncounted: uncounted(invoices),
        balances: balances(invoices),
        pastDue: invoices.filter(isPastDue),
        payable: invoices.filter(({ id }) => isAllowed(rows.get(id)!.actions, 'pay')),
        nextCharge: nextCharge(invoices, today),
      },
    [invoices, rows, today],
  )
  return mapResource(resource, () => data!)
}

function rowOf(invoice: Invoice, today: string, context: ActionContext): InvoiceRow {
  return {
    id: invoice.id,
    invoice,
    status: shownStatus(invoice),
    isUnpaid: isUnpaid(invoice),
    today,
    actions: allowedActions(invoiceActions, invoice, context),
  }
}
