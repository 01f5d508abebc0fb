import * as calls from '@memberkit/contract/commerce/invoices'
import { findTransactions } from '@memberkit/contract/commerce/payments'
import { defineCalls } from '@memberkit/foundation/entity-actions'
import { type ActionFormOf } from '@memberkit/foundation/entity-actions/dialog'
import { keyOf } from '@memberkit/platform/query'
import { isTaxPending } from '../shared/amounts.rules.ts'
import { isItemAdded } from '../shared/items.rules.ts'
import { type InvoiceActionName, invoiceActions } from '../shared/invoice-actions.ts'
import { isRefunded } from './refund.rules.ts'

/** The calls that carry out each action, and how each shows in the invoice. */
export const invoiceCalls = defineCalls(invoiceActions)(
  {
    pay: { operation: calls.payInvoice, needsCertainty: true },
    refund: {
      operation: calls.refundInvoice,
      needsCertainty: true,
      isApplied: (after, before, { body }) => isRefunded(after, before, body.amount),
      enteredAmount: ({ body }) => body.amount,
      effects: () => [keyOf(findTransactions)],
    },
    forgive: { operation: calls.forgiveInvoice, needsCertainty: true },
    void: { operation: calls.voidInvoice, needsCertainty: true, amountToRetype: ({ due }) => due },
    makeDelinquent: { operation: calls.makeInvoiceDelinquent, needsCertainty: true },
    fail: { operation: calls.failInvoice, needsCertainty: true },
    addItem: {
      operation: calls.addInvoiceItem,
      isApplied: (after, before, { body }) => isItemAdded(after, before, body),
    },
    removeItem: {
      operation: calls.removeInvoiceItem,
      isApplied: ({ items }, _before, { body }) => items.every(({ id }) => id !== body.itemId),
    },
    registerItemTax: {
      operation: calls.registerInvoiceItemTax,
      isApplied: ({ items }, _before, { itemId }) => {
        const tax = items.find(({ id }) => id === itemId)
        // Somebody may have removed it since, registered or not.
        return tax && !isTaxPending(tax)
      },
    },
    updatePaymentMethod: {
      operation: calls.updateInvoicePaymentMethod,
      isApplied: ({ paymentMethodId }, _before, { body }) => paymentMethodId === body.paymentMethodId,
    },
    changeOwner: {
      operation: calls.changeInvoiceOwner,
      needsCertainty: true,
      isApplied: ({ identityId }, _before, { body }) => identityId === body.identityId,
      effects: ({ body }) => [keyOf(calls.listInvoices, { identityId: body.identityId })],
      addressAfter: ({ body }) => ({ identityId: body.identityId }),
    },
  },
  { read: calls.getInvoice, journal: calls.invoiceJournal },
)

/** The props of the form of an action. */
export type InvoiceForm<Name extends InvoiceActionName> = ActionFormOf<typeof invoiceCalls, Name>
