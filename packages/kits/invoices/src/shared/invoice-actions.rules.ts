import { isPossibleIn, type Realm, type Transition } from '@memberkit/contract'
import { type InvoiceStatus, invoiceTransitions } from '@memberkit/contract/commerce/invoices'
import { isZero } from '@memberkit/platform/formats'
import { isTaxPending, refundable } from './amounts.rules.ts'
import type { Invoice } from './received.ts'
import { arePaymentsUnread } from './unread.rules.ts'

/** Everything a person can do to an invoice; each is one call of the specification (commerce, section 7, Invoices). */
export const invoiceActionNames = [
  'pay',
  'refund',
  'void',
  'forgive',
  'makeDelinquent',
  'fail',
  'addItem',
  'removeItem',
  'registerItemTax',
  'updatePaymentMethod',
  'changeOwner',
] as const
export type InvoiceActionName = (typeof invoiceActionNames)[number]

/**
 * In which statuses an action is possible and where it leads, in the contract's form: by the last word of each call. A
 * host that knows better than our default spreads it: `{ ...defaultTransitions, void: { from: ['FAILED'], to: 'VOIDED' } }`.
 * An action without a transition is possible in any status. The platform can still refuse what a transition allows.
 */
export type Transitions = { readonly [Word in keyof typeof invoiceTransitions]?: Transition<InvoiceStatus> }

/** The contract's transitions: ours, because the specification shows none. */
export const defaultTransitions: Transitions = invoiceTransitions

/** The last word of an action's call, which names its transition and its permission. */
const wordOf = (action: InvoiceActionName) => (action === 'registerItemTax' ? 'itemTaxRegistered' : action)

/** The transition of an action. */
export const transitionOf = (action: InvoiceActionName, transitions = defaultTransitions) => transitions[wordOf(action)]

/**
 * The permission each staff action needs: the service and the last word of the call's path. The specification names no
 * permissions, so these are ours; a host that has others passes its own `can`.
 */
export const permissionOf = (action: InvoiceActionName) => `invoices.${wordOf(action)}`

/** Why an action cannot be done now; members never see the ones they cannot do. */
export type Obstacle = 'status' | 'permission' | 'nothingDue' | 'nothingToRefund' | 'paymentsUnknown' | 'noPendingTax'

export interface AllowedAction {
  name: InvoiceActionName
  obstacle?: Obstacle
}

interface Circumstances {
  realm: Realm
  can: (permission: string) => boolean
  /** Whether the service has refused a permission. */
  isDenied?: (permission: string) => boolean
  transitions?: Transitions
  /** It is not known what was tried before, so nothing is charged. */
  arePaymentsUnknown?: boolean
}

const memberActions: readonly InvoiceActionName[] = ['pay']

/** What this person may do to this invoice. Staff also get what is out of reach, with the reason. */
export function allowedActions(invoice: Invoice, circumstances: Circumstances): AllowedAction[] {
  const { realm } = circumstances
  if (realm === 'GroupAdmin' || realm === 'Machine') return []
  const names = realm === 'Internal' ? invoiceActionNames : memberActions
  const all = names.map((name) => ({ name, obstacle: obstacleTo(name, invoice, circumstances) }))
  return realm === 'Internal' ? all : all.filter(({ obstacle }) => obstacle === undefined)
}

/** Whether an action is among what may be done now. */
export function isAllowed(actions: readonly AllowedAction[], name: InvoiceActionName) {
  return actions.some((action) => action.name === name && !action.obstacle)
}

/** What stands in an action's way; an action nobody spoke of cannot be done in this status. */
export function obstacleOf(actions: readonly AllowedAction[], name: InvoiceActionName): Obstacle | undefined {
  const action = actions.find((one) => one.name === name)
  return action ? action.obstacle : 'status'
}

/** Three ways to end what is owed that are easily mistaken for each other, in the order of how little they give away. */
export const settlingActions = ['void', 'forgive', 'refund'] as const
export type SettlingAction = (typeof settlingActions)[number]

function obstacleTo(name: InvoiceActionName, invoice: Invoice, circumstances: Circumstances): Obstacle | undefined {
  const { realm, can, isDenied, transitions } = circumstances
  if (!isPossibleIn(transitionOf(name, transitions), invoice.status)) return 'status'
  if (realm === 'Internal' && !can(permissionOf(name))) return 'permission'
  // The service refused it in this visit, whatever the session says.
  if (isDenied?.(permissionOf(name))) return 'permission'
  if (name === 'pay' && isZero(invoice.due)) return 'nothingDue'
  if (name === 'pay' && (circumstances.arePaymentsUnknown || arePaymentsUnread(invoice))) return 'paymentsUnknown'
  if (name === 'registerItemTax' && !invoice.items.some(isTaxPending)) return 'noPendingTax'
  if (name === 'refund' && isZero(refundable(invoice))) return 'nothingToRefund'
  return undefined
}
