import type { Operation } from '@memberkit/contract'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import * as invoices from '@memberkit/contract/commerce/invoices'
import { checkCooldown, findTransactions, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { listThinProfiles } from '@memberkit/contract/identity/profiles'
import { namesOf, transitionOf } from '@memberkit/foundation/entity-actions'
import { type InvoiceActionName, invoiceActions, type invoiceLink } from '@memberkit/invoices'
import { drawn } from '../../blocks/transitions.ts'

/** In which statuses each action is possible. */
export const statusesOf = (name: InvoiceActionName) =>
  transitionOf(invoiceActions, name)?.from ?? invoices.InvoiceStatus.options

export const transitions = namesOf(invoiceActions.rows).flatMap((name) =>
  drawn(name, transitionOf(invoiceActions, name) ?? {}, invoices.InvoiceStatus.options),
)

/** What is read, and what for; the calls of the actions stand beside these. */
export const reads: readonly (readonly [Operation, string])[] = [
  [invoices.listInvoices, 'The list, the balance and the past-due banner: one request for all copies on the page'],
  [invoices.getInvoice, 'An invoice, and again before and after a payment until its outcome is known'],
  [findTransactions, 'The payments of an invoice, beside it; when they cannot be had, paying waits'],
  [listEntitlements, 'Whom the plans of an invoice cover today, beside the invoice; fails by itself'],
  [listPaymentMethods, 'What to pay with'],
  [checkCooldown, 'Whether a method rests after a decline'],
  [getIdentity, 'Change owner: whether the identity exists, before anything is sent'],
  [listThinProfiles, 'Change owner: the names of both owners, beside it; no birth date and no national identifier'],
  [invoices.invoiceJournal, 'The history, for staff'],
  [invoices.invoiceMaxClock, 'Every 15 seconds while the history is shown: whether there is something new'],
]

type Parameter = keyof Parameters<typeof invoiceLink.toLink>[0]

export const parameters: Record<Parameter, readonly [example: string, what: string]> = {
  invoice: ['inv-2003', 'Opens this invoice'],
  flow: ['pay', 'Opens its payment at once'],
  returnTo: ['/home', 'Where the way back leads: a path of this site, nothing else'],
  status: ['DELINQUENT,FAILED', 'Narrows the list to these'],
  currency: ['CAD', 'Narrows the list to one'],
  type: ['ONE_TIME', 'Narrows the list to one recurrence'],
  from: ['2026-01-01', 'Issued on this day or later'],
  to: ['2026-03-31', 'Issued on this day or earlier'],
  sort: ['amount', 'The column the list is sorted by'],
  order: ['ascending', 'Its direction'],
}

/** What shows before the platform has answered, and what happens when it says no. */
export const optimism = [
  ['Filters, sorting', 'Optimistic', 'They are local and stand in the address; there is nothing to fail'],
  ['Saved filters', 'Optimistic', 'Where the browser keeps nothing, they last until the page is left'],
  [
    'Pay, pay all',
    'Confirmed',
    'A refusal or a decline is told in the dialog and what was entered stays. After a lost answer the invoice is read again; until it says what happened, nothing can be paid',
  ],
  [
    'Refund, void, forgive, make delinquent, fail, change owner',
    'Confirmed',
    'As above. If somebody changed the invoice meanwhile (412), the dialog shows what changed, and the action is asked for anew',
  ],
  [
    'Change owner, look-up',
    'Confirmed',
    'The new owner is looked up by ID and shown beside the current one; the change is confirmed by name. Whatever the look-up comes to, what was typed stays and nothing is sent',
  ],
  [
    'Add item, remove item, register tax, change payment method',
    'Confirmed',
    'The dialog stays open with what was entered, and says what is wrong, at the field where that is known',
  ],
] as const

/** What stands in place of the content, and the one thing to do then. */
export const situations = [
  ['Loading', 'Skeletons as tall as what comes, shown after 150 ms', 'Nothing'],
  ['Empty, first use', 'When the first invoice comes, if the host says so', 'Nothing'],
  ['Empty by filters', 'That no invoice matches', 'Clear the filters'],
  ['Stale', 'The content, and as of when', 'Try again'],
  ['Partial', 'The invoice; in the panel of payments, that they could not be loaded. Paying waits', 'Try again'],
  ['Offline', 'What was read, if anything was', 'Try again'],
  ['Failed (500 and above)', 'That it is not the person’s fault; the reference under Details', 'Try again'],
  ['Refused (400, 422, 409)', 'What the platform objects to', 'Try again'],
  ['Too many requests (429)', 'A countdown', 'Try again, once it has run down'],
  ['Signed out (401)', 'That the session is over', 'Sign in, and come back here'],
  ['Denied (403)', 'That this account may not see it', 'The way back'],
  ['Gone (404, 410), or somebody else’s', 'The same for both, so that nothing is given away', 'The way back'],
  ['Group administrator', 'That invoices are not here; nothing is requested', 'Nothing'],
] as const

export const keys = [
  ['Tab, Shift Tab', 'To the next control, in the order of reading'],
  ['Enter on the name of a row', 'Opens the invoice. Back in the list, the focus is on the row again'],
  ['Enter or Space on a column’s header', 'Sorts by it, then turns the direction'],
  ['Space on a box, when paying several', 'Leaves an invoice out, or takes it in again'],
  ['Enter, Space or Arrow down on Actions', 'Opens the menu. Actions out of reach are there, with the reason'],
  ['Arrows, Home, End, a letter', 'Move in a menu'],
  ['Escape', 'Closes the menu or the dialog; the focus is where it was before. Not while a payment is being sent'],
] as const
