import type { orderLink, purchaseLink } from '@memberkit/cart'
import type { Operation } from '@memberkit/contract'
import { getInvoice } from '@memberkit/contract/commerce/invoices'
import { getOffer } from '@memberkit/contract/commerce/offers'
import * as orders from '@memberkit/contract/commerce/orders'
import {
  assignAnonymousPaymentMethodOwner,
  checkCooldown,
  listGroupPaymentMethods,
  listPaymentMethods,
} from '@memberkit/contract/commerce/payments'
import { getProduct } from '@memberkit/contract/commerce/products'
import { getSubscription } from '@memberkit/contract/commerce/subscriptions'

type Row = readonly [Operation, string]

export const reads: readonly Row[] = [
  [orders.listIdentityOrders, 'The list; after a lost response, whether the order is among a person’s'],
  [orders.listGroupOrders, 'The same for a group administrator, who has group-scoped calls only'],
  [orders.getOrder, 'An order, and again while its payment is pending or its outcome unknown'],
  [orders.getGroupOrder, 'The same, group-scoped'],
  [getOffer, 'Prices of what is about to be ordered, what ordered supplements renew at, supplements that can be added'],
  [getProduct, 'The contracts of what is ordered'],
  [listPaymentMethods, 'What to pay with, and whether a method from before sign-in is the buyer’s'],
  [listGroupPaymentMethods, 'What a group administrator can pay with'],
  [checkCooldown, 'Whether a method rests after a decline'],
  [getInvoice, 'What is left of a partially paid order'],
  [getSubscription, 'Adding supplements: which ones the plan has'],
  [orders.orderJournal, 'The history, for staff'],
  [orders.orderMaxClock, 'Every 15 seconds while the history is shown: whether there is something new'],
]

/** Each is sent once. What shows that it took effect settles a lost response. */
export const changes: readonly (readonly [...Row, shows: string])[] = [
  [
    orders.createOrder,
    'Before sign-in: an order of nobody',
    'Nothing: it may be created again, and nothing is charged',
  ],
  [orders.createIdentityOrder, 'Signed in', 'An unpaid order of the same lines and people'],
  [orders.createGroupOrder, 'By a group administrator', 'An unpaid order of the same lines and people'],
  [orders.updateOrderOffers, 'The cart of an anonymous order changed', 'The lines of the order'],
  [orders.updateOrderAuthorizedUsers, 'Its people changed', 'The people of the order'],
  [orders.assignOrderOwner, 'After sign-in, and by staff', 'The owner of the order'],
  [assignAnonymousPaymentMethodOwner, 'A method from before sign-in', 'The method among the buyer’s'],
  [orders.purchaseOrder, 'Pay or place the order', 'The status of the order and of its lines'],
  [orders.purchaseGroupOrder, 'By a group administrator', 'The status of the order and of its lines'],
  [orders.addSupplements, 'Supplements for a plan', 'A new order for the plan with these supplements'],
  [orders.provisionOrder, 'Staff', 'The status of the order'],
  [orders.updateOrderSource, 'Staff', 'Source and channel of the order'],
  [orders.deleteOrder, 'Only an OPEN order', 'That the order is gone'],
]

export const steps = [
  ['Check your order', 'There is no order yet, or the cart has changed', 'Create or update it; nothing is bought'],
  ['Sign in to continue', 'The order is nobody’s, and nobody is signed in', 'Sign in; the order is kept'],
  ['Continue your order', 'The order, or a method, is from before sign-in', 'Add both to the account'],
  ['Payment and agreement', 'Nothing is paid, or the rest is being paid', 'Choose a method, agree, pay'],
  ['Your order', 'Bought, pending, partly paid, or of an unknown status', 'Print the receipt; pay the rest'],
] as const

type Parameter = keyof Parameters<typeof orderLink.toLink>[0] | keyof Parameters<typeof purchaseLink.toLink>[0]

export const parameters: Record<Parameter, readonly [example: string, what: string]> = {
  purchase: ['order-12', 'The order of a purchase: a reload, Back, or signing in leads to it'],
  orderId: ['order-12', 'Opens this order from the list'],
  flow: ['pay', 'Opens its payment at once'],
  returnTo: ['/home', 'Where the way back leads: a path of this site, nothing else'],
  status: ['OPEN,PAYMENT_FAILED', 'Narrows the list to these'],
  currency: ['CAD', 'Narrows the list to one'],
  from: ['2026-01-01', 'Placed on this day or later'],
  to: ['2026-03-31', 'Placed on this day or earlier'],
  sort: ['total', 'The column the list is sorted by'],
  order: ['ascending', 'Its direction'],
}

/** What shows before the platform has answered, and what happens when it says no. */
export const optimism = [
  ['Filters, sorting', 'Optimistic', 'They are local and stand in the address; there is nothing to fail'],
  ['Method, agreement', 'Optimistic', 'They are local until the purchase; a refusal leaves them as they are'],
  ['Create, update, hand over', 'Confirmed', 'A lost response is looked up; only what is missing is sent later'],
  [
    'Purchase',
    'Confirmed',
    'Sent once for what was agreed to. After a lost response the order is read; until it says what happened, only checking is offered. A changed order is shown and agreed to again',
  ],
  ['Set up, source, owner, supplements, delete', 'Confirmed', 'The dialog states the consequence, stays, and says why'],
] as const

export const situations = [
  ['Loading', 'Skeletons as tall as what comes, shown after 150 ms', 'Nothing'],
  ['Empty, first use', 'That there are no orders yet', 'Nothing'],
  ['Empty by filters', 'That no order matches', 'Clear the filters'],
  ['An order that can’t be read', 'One row that says so; the rest works', 'Nothing'],
  ['Part of an order can’t be read', 'The rest of it; it can’t be paid here', 'Member services'],
  [
    'Nobody knows what a supplement renews at',
    'The order without its renewal; it can’t be paid here',
    'Member services',
  ],
  ['No payment method', 'That there is none', 'Add one, where the host gave a way'],
  ['Payment failed', 'That nothing was bought; another method is offered first', 'Pay again'],
  ['Payment pending', 'That it is safe to leave; the order is followed', 'Check now'],
  ['Partly paid', 'Which lines are paid', 'Pay the rest, where its amount is known'],
  ['Bought in another tab, or before', 'The receipt, and that it was ordered already', 'Done'],
  ['Unknown status', 'That it isn’t known; not to pay again', 'Check now'],
  ['Offline, failed, refused, denied, gone', 'What happened; the order is kept', 'Try again, where that helps'],
  ['Group administrator without a group', 'That orders are not here; nothing is requested', 'Nothing'],
] as const

export const keys = [
  ['Tab, Shift Tab', 'To the next control, in the order of reading'],
  ['Arrows on the payment methods', 'To the next method that can be used'],
  ['Space on an agreement', 'Agrees. Nothing is ticked in advance'],
  ['Enter on Pay', 'Pays, or moves to the first agreement that is missing'],
  ['After each step', 'The focus is on the title of the next one, or on the result'],
  ['Enter on the name of a row', 'Opens the order. Back in the list, the focus is on the row again'],
  ['Enter, Space or Arrow down on Actions', 'Opens the menu. Actions out of reach are there, with the reason'],
  ['Escape', 'Closes the menu or the dialog; not while something is being sent'],
] as const
