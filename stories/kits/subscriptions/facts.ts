import type { Operation } from '@memberkit/contract'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { listProducts } from '@memberkit/contract/commerce/products'
import * as service from '@memberkit/contract/commerce/subscriptions'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { listThinProfiles } from '@memberkit/contract/identity/profiles'
import { namesOf, transitionOf } from '@memberkit/foundation/entity-actions'
import { subscriptionActions, type SubscriptionActionName, type subscriptionLink } from '@memberkit/subscriptions'
import { subscriptionCalls } from '@memberkit/subscriptions/manage'
import { drawn } from '../../blocks/transitions.ts'

export const actionNames = namesOf(subscriptionActions.rows)

/** In which statuses each action is possible. */
export const statusesOf = (name: SubscriptionActionName) =>
  transitionOf(subscriptionActions, name)?.from ?? service.SubscriptionStatus.options

export const transitions = actionNames.flatMap((name) =>
  drawn(name, transitionOf(subscriptionActions, name) ?? {}, service.SubscriptionStatus.options),
)

/** Where members meet an action; staff have all of them at the end of a row and on the page of a subscription. */
const memberPlaces: Partial<Record<SubscriptionActionName, string>> = {
  updatePaymentMethod: '`flow=update-payment`',
  removePaymentMethod: '`flow=update-payment`; only of a plan that has ended',
  updateOffer: '`flow=change-plan`, with your picker',
  updateBillingFrequency: '`flow=change-billing`',
  updateBillCycleDay: '`flow=change-billing`',
  activate: '`flow=keep`, while the end is pending',
  pendingCancel: '`flow=cancel`',
  cancel: '`flow=cancel`',
}

const administratorPlaces: Partial<Record<SubscriptionActionName, string>> = {
  scheduleCancellation: '`BulkCancellation`, one call a person',
  groupPendingCancel: '`BulkCancellation`, the menu of a row',
  groupCancel: '`BulkCancellation`, the menu of a row',
  removePendingCancel: '`BulkCancellation`, the menu of a row',
  removeScheduledCancellation: '`BulkCancellation`, the menu of a row',
}

type Reach = readonly [operation: Operation, members: string, administrators: string, staff: string]

const nowhere = ''

/** Each call of the service, and where each realm reaches it. */
export const reach: readonly Reach[] = [
  [service.listSubscriptions, 'The cards; the other plans while cancelling', nowhere, 'The table'],
  [service.getSubscription, 'The page of a plan, its changes and flows', nowhere, 'The page, and before each action'],
  [
    service.listOutstandingInvoices,
    'The page and the suspended card of a plan, and before cancelling',
    nowhere,
    'The page',
  ],
  [service.listSubscriptionDiscountRecords, 'The page of a plan', nowhere, 'The page; before a discount is granted'],
  [service.createSubscription, nowhere, nowhere, 'Create subscription, above the table'],
  [service.canSubscriptionBeDeleted, nowhere, nowhere, 'Before a record is deleted'],
  ...actionNames.map((name): Reach => [
    subscriptionCalls.calls[name].operation,
    memberPlaces[name] ?? nowhere,
    administratorPlaces[name] ?? nowhere,
    subscriptionActions.rows[name].group === 'group' ? 'Actions, where a group pays' : 'Actions',
  ]),
  [service.subscriptionJournal, nowhere, nowhere, 'The history on the page; who changed a plan meanwhile'],
  [service.subscriptionMaxClock, nowhere, nowhere, 'Every 15 seconds while the history is shown'],
  [service.migrateGroupScheduledCancellation, nowhere, nowhere, 'Nowhere: for machine credentials only'],
]

/** What is read of other services. */
export const reads: readonly (readonly [Operation, string])[] = [
  [listEntitlements, 'Whom a plan covers, and whether coverage agrees with billing; fails by itself'],
  [listPaymentMethods, 'What pays for a plan, and what else could; fails by itself'],
  [listProducts, 'Change plan and create, for staff: what is on sale'],
  [getIdentity, 'Change owner, reassign: whether the identity exists, before anything is sent'],
  [listThinProfiles, 'The name beside it; no birth date and no national identifier'],
]

/** What a plan means to its owner. */
export const standings = [
  ['renewing', 'ACTIVE', 'When it renews and with what', 'Cancel; change'],
  ['scheduled', 'A day on which it ends is set', 'Its last day', 'End sooner'],
  ['preCancel', 'PRECANCEL', 'That a cancellation was started and isn’t final', 'Keep; finish canceling'],
  ['ending', 'PENDING_CANCEL', 'Its last day, and that it can be kept until then', 'Keep; end sooner'],
  ['suspended', 'SUSPENDED', 'That it can’t be relied on, and how to restore it', 'Open invoices; cancel'],
  ['catchingUp', 'CATCHING_UP', 'What is left to pay, and the next payment', 'Open invoices; cancel'],
  ['cancelled', 'CANCELLED', 'When it ended', 'Nothing'],
  ['any other value', 'What the platform said', 'That how it stands can’t be told', 'Contact before relying on it'],
] as const

type Parameter = keyof Parameters<typeof subscriptionLink.toLink>[0]

export const parameters: Record<Parameter, readonly [example: string, what: string]> = {
  subscription: ['sub-1', 'Opens this plan'],
  flow: ['cancel', 'Opens `cancel`, `keep`, `update-payment`, `change-plan` or `change-billing` of it'],
  step: ['review', 'What ends, before the press that cancels'],
  returnTo: ['/home', 'Where the way back leads: a path of this site, nothing else'],
}

/** What shows before the platform has answered, and what happens when it says no. */
export const optimism = [
  ['Filters, sorting, Show more', 'Optimistic', 'They are local; there is nothing to fail'],
  [
    'Cancel, keep',
    'Confirmed',
    'What was chosen stays. After a lost answer the plan is read again; until it says what happened, nothing can be sent',
  ],
  [
    'Coverage after a cancellation',
    'Confirmed',
    'It is read again for two minutes; until it agrees, neither is promised',
  ],
  [
    'Payment method, plan, frequency, day',
    'Confirmed',
    'As for cancelling. A change that only takes effect later can’t be settled: the page says so, and only checks again',
  ],
  [
    'Every action of staff',
    'Confirmed',
    'The dialog stays with what was entered. What somebody else changed meanwhile (412) is shown first, with who did it',
  ],
  [
    'Discount, create',
    'Confirmed',
    'Settled by their lists. A discount granted twice is said to be; a key prevents a second plan',
  ],
  [
    'End many plans',
    'Confirmed',
    'One call a person. A run that stops goes on with what isn’t done, also after a reload',
  ],
] as const

/** What stands in place of the content, and the one thing to do then. */
export const situations = [
  ['Loading', 'Cards as tall as what comes, shown after 150 ms', 'Nothing'],
  ['Empty', 'What will be here', 'Nothing'],
  ['Partial', 'Billing; of people or payment methods nothing is claimed', 'Nothing'],
  ['Unreadable', 'One row for each plan that can’t be read', 'Nothing'],
  ['Stale', 'The content, and as of when', 'Try again'],
  ['Offline', 'What was read, if anything was', 'Try again'],
  ['Failed, refused, too many requests', 'What happened; the reference under Details', 'Try again'],
  ['Signed out', 'That the session is over', 'Sign in, and come back here'],
  ['Denied, gone', 'The same for both, so that nothing is given away', 'The way back'],
  [
    'A change that isn’t possible',
    'The reason: billed elsewhere, catching up, suspended, set to end, canceled',
    'The way back',
  ],
  ['Group administrator', 'That it isn’t here; nothing is requested', 'Nothing'],
] as const

export const keys = [
  ['Tab, Shift Tab', 'To the next control, in the order of reading'],
  ['Enter on “View details”', 'Opens the plan. Back in the list, the focus is on its card again'],
  ['Escape in a flow', 'Leaves it unchanged. Not while a request is being sent'],
  ['Back of the browser', 'The previous step'],
  ['Enter, Space or Arrow down on Actions', 'Opens the menu of staff. Actions out of reach are there, with the reason'],
  ['Arrows, Home, End, a letter', 'Move in a menu'],
] as const
