import type { Transition } from '@memberkit/contract'
import { type InvoiceStatus, invoiceTransitions } from '@memberkit/contract/commerce/invoices'
import { type ActionNameOf, type AllowedAction as Allowed, defineActions } from '@memberkit/foundation/entity-actions'
import { isZero } from '@memberkit/platform/formats'
import { isTaxPending, refundable } from './amounts.rules.ts'
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
      group: 'money',
      realms: ['User', 'Partner'],
      unavailableReason(invoice, { arePaymentsUnknown }) {
        if (isZero(invoice.due)) return 'nothingDue'
        return arePaymentsUnknown || arePaymentsUnread(invoice) ? 'paymentsUnknown' : undefined
      },
    },
    refund: {
      group: 'money',
      unavailableReason: (invoice) => (isZero(refundable(invoice)) ? 'nothingToRefund' : undefined),
    },
    forgive: { group: 'money', isCritical: true },
    void: { group: 'money', isCritical: true },
    makeDelinquent: { group: 'status' },
    fail: { group: 'status' },
    addItem: { group: 'record' },
    removeItem: { group: 'record' },
    registerItemTax: {
      group: 'record',
      operationAction: 'itemTaxRegistered',
      unavailableReason: ({ items }) => (items.some(isTaxPending) ? undefined : 'noPendingTax'),
    },
    updatePaymentMethod: { group: 'record' },
    changeOwner: { group: 'record' },
  },
  {
    service: 'invoices',
    transitions: invoiceTransitions,
    guides: { settle: ['void', 'forgive', 'refund'] },
  },
)

export type InvoiceActionName = ActionNameOf<typeof invoiceActions>
/** The choice in a staff menu: an action, or the guide to void, forgive and refund. */
export type StaffIntent = InvoiceActionName | 'settle'
export type AllowedAction = Allowed<InvoiceActionName, Rule>

/**
 * In which statuses an action is possible and where it leads, in the contract's form: by the last word of each call. To
 * override the default, spread it: `{ ...invoiceTransitions, void: { from: ['FAILED'], to: 'VOIDED' } }`.
 * An action without a transition is possible in any status. The platform can still refuse what a transition allows.
 */
export type Transitions = {
  readonly [Word in keyof typeof invoiceTransitions]?: Transition<InvoiceStatus>
}
