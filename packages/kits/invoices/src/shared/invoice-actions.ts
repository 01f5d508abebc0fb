import type { Transition } from '@memberkit/contract'
import * as calls from '@memberkit/contract/commerce/invoices'
import { findTransactions } from '@memberkit/contract/commerce/payments'
import {
  type ActionFormOf,
  type ActionNameOf,
  type AllowedAction as Allowed,
  defineActions,
  type ObstacleTo,
} from '@memberkit/foundation/entity-actions'
import { addDecimals, compareDecimals, isZero } from '@memberkit/platform/formats'
import { keyOf } from '@memberkit/platform/query'
import { isItemAdded, isTaxPending, refundable } from './amounts.rules.ts'
import type { Invoice } from './received.ts'
import { arePaymentsUnread } from './unread.rules.ts'

/** Why an action cannot be done to an invoice now, beside its status and the permission. */
type Rule = 'nothingDue' | 'nothingToRefund' | 'paymentsUnknown' | 'noPendingTax'

interface Facts {
  /** The earlier payments could not be loaded, so nothing is charged. */
  arePaymentsUnknown?: boolean
}

/** Everything a person can do to an invoice; each is one call of the specification (commerce, section 7, Invoices). */
export const invoiceActions = defineActions<Invoice, Rule, Facts>()(
  {
    pay: {
      operation: calls.payInvoice,
      group: 'money',
      realms: ['User', 'Partner'],
      needsCertainty: true,
      obstacle: (invoice, { arePaymentsUnknown }) =>
        isZero(invoice.due)
          ? 'nothingDue'
          : arePaymentsUnknown || arePaymentsUnread(invoice)
            ? 'paymentsUnknown'
            : undefined,
    },
    refund: {
      operation: calls.refundInvoice,
      group: 'money',
      needsCertainty: true,
      obstacle: (invoice) => (isZero(refundable(invoice)) ? 'nothingToRefund' : undefined),
      shows: (after, before, { body }) =>
        compareDecimals(after.refunded, addDecimals(before.refunded, body.amount)) === 0,
      moves: ({ body }) => body.amount,
      effects: () => [keyOf(findTransactions)],
    },
    forgive: {
      operation: calls.forgiveInvoice,
      group: 'money',
      needsCertainty: true,
      isCritical: true,
    },
    void: {
      operation: calls.voidInvoice,
      group: 'money',
      needsCertainty: true,
      isCritical: true,
      retype: ({ due }) => due,
    },
    makeDelinquent: { operation: calls.makeInvoiceDelinquent, group: 'status', needsCertainty: true },
    fail: { operation: calls.failInvoice, group: 'status', needsCertainty: true },
    addItem: {
      operation: calls.addInvoiceItem,
      group: 'record',
      shows: (after, before, { body }) => isItemAdded(after, before, body),
    },
    removeItem: {
      operation: calls.removeInvoiceItem,
      group: 'record',
      shows: ({ items }, _before, { body }) => items.every(({ id }) => id !== body.itemId),
    },
    registerItemTax: {
      operation: calls.registerInvoiceItemTax,
      group: 'record',
      obstacle: ({ items }) => (items.some(isTaxPending) ? undefined : 'noPendingTax'),
      shows: ({ items }, _before, { itemId }) => items.every((item) => item.id !== itemId || !isTaxPending(item)),
    },
    updatePaymentMethod: {
      operation: calls.updateInvoicePaymentMethod,
      group: 'record',
      shows: ({ paymentMethodId }, _before, { body }) => paymentMethodId === body.paymentMethodId,
    },
    changeOwner: {
      operation: calls.changeInvoiceOwner,
      group: 'record',
      needsCertainty: true,
      shows: ({ identityId }, _before, { body }) => identityId === body.identityId,
      effects: ({ body }) => [keyOf(calls.listInvoices, { identityId: body.identityId })],
      movesTo: ({ body }) => ({ identityId: body.identityId }),
    },
  },
  {
    read: calls.getInvoice,
    journal: calls.invoiceJournal,
    transitions: calls.invoiceTransitions,
    guides: { settle: ['void', 'forgive', 'refund'] },
  },
)

export type InvoiceActionName = ActionNameOf<typeof invoiceActions>
/** What a menu opens: an action, or the help to choose between void, forgive and refund. */
export type StaffIntent = InvoiceActionName | 'settle'
export type AllowedAction = Allowed<InvoiceActionName, Rule>
export type Obstacle = ObstacleTo<Rule>

/**
 * In which statuses an action is possible and where it leads, in the contract's form: by the last word of each call. A
 * host that knows better than our default spreads it: `{ ...invoiceTransitions, void: { from: ['FAILED'], to: 'VOIDED' } }`.
 * An action without a transition is possible in any status. The platform can still refuse what a transition allows.
 */
export type Transitions = {
  readonly [Word in keyof typeof calls.invoiceTransitions]?: Transition<calls.InvoiceStatus>
}

/** What the form of an action is given. */
export type InvoiceForm<Name extends InvoiceActionName> = ActionFormOf<typeof invoiceActions, Name>
