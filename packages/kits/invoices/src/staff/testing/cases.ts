import type { Operation } from '@memberkit/contract'
import * as calls from '@memberkit/contract/commerce/invoices'
import type { InvoiceActionName } from '../../shared/invoice-actions.rules.ts'
import { button, dialog, field } from './desk.tsx'

export interface StaffCase {
  menu: string
  name: InvoiceActionName
  invoiceId: string
  operation: Operation
  /** What is said before the button. */
  consequence: string
  fill?: () => Promise<void>
  submit: string
  /** What follows the invoice in the address. */
  path: string
  body?: object
  done: string
  /** What the invoice has become. */
  becomes?: object
}

/** What each action says, asks and sends; refunds have tests of their own. */
export const staffCases: readonly StaffCase[] = [
  {
    menu: 'Void',
    name: 'void',
    invoiceId: 'inv-1014',
    operation: calls.voidInvoice,
    consequence: 'Nothing is owed, and it is left out of every total. This can’t be undone.',
    submit: 'Void invoice',
    path: '/void',
    done: 'Invoice 2026-001014 is voided.',
    becomes: { status: 'VOIDED' },
  },
  {
    menu: 'Forgive',
    name: 'forgive',
    invoiceId: 'inv-1012',
    operation: calls.forgiveInvoice,
    consequence: '$89.90 is waived and no longer owed.',
    fill: () => field('Reason').fill(' Hardship '),
    submit: 'Forgive $89.90',
    path: '/forgive',
    body: { reason: 'Hardship' },
    done: 'Invoice 2026-001012 is forgiven.',
    becomes: { status: 'FORGIVEN' },
  },
  {
    menu: 'Mark as delinquent',
    name: 'makeDelinquent',
    invoiceId: 'inv-1014',
    operation: calls.makeInvoiceDelinquent,
    consequence: 'asked to pay $59.90. Coverage may be suspended.',
    submit: 'Mark as delinquent',
    path: '/makeDelinquent',
    done: 'Invoice 2026-001014 is delinquent.',
    becomes: { status: 'DELINQUENT' },
  },
  {
    menu: 'Mark as failed',
    name: 'fail',
    invoiceId: 'inv-1014',
    operation: calls.failInvoice,
    consequence: 'The member sees that the payment failed and is asked to pay $59.90.',
    submit: 'Mark as failed',
    path: '/fail',
    done: 'Invoice 2026-001014 is marked as failed.',
    becomes: { status: 'FAILED' },
  },
  {
    menu: 'Add item',
    name: 'addItem',
    invoiceId: 'inv-1014',
    operation: calls.addInvoiceItem,
    consequence: 'The amount due changes from $59.90 to $54.90.',
    async fill() {
      await field('Type').selectOptions('Discount')
      await field('Description').fill('Goodwill')
      await field('Amount').fill('5')
    },
    submit: 'Add item',
    path: '/addItem',
    body: { type: 'DISCOUNT', label: 'Goodwill', amount: '-5.00' },
    done: 'The item was added to invoice 2026-001014.',
    becomes: { due: '54.90' },
  },
  {
    menu: 'Remove item',
    name: 'removeItem',
    invoiceId: 'inv-1014',
    operation: calls.removeInvoiceItem,
    consequence: 'The amount due changes from $59.90 to $64.90.',
    fill: () => dialog.getByText('Two plans together').click(),
    submit: 'Remove item',
    path: '/removeItem',
    body: { itemId: 'inv-1014-3' },
    done: 'The item was removed from invoice 2026-001014.',
    becomes: { due: '64.90' },
  },
  {
    menu: 'Register tax',
    name: 'registerItemTax',
    invoiceId: 'inv-1012',
    operation: calls.registerInvoiceItemTax,
    consequence: 'This amount is reported to the tax authority.',
    submit: 'Register tax',
    path: '/item/inv-1012-2/itemTaxRegistered',
    done: 'The tax of invoice 2026-001012 is registered.',
  },
  {
    menu: 'Change payment method',
    name: 'updatePaymentMethod',
    invoiceId: 'inv-1014',
    operation: calls.updateInvoicePaymentMethod,
    consequence: 'The next attempt charges this method.',
    fill: () => dialog.getByText('Mastercard ending in 4444').click(),
    submit: 'Change payment method',
    path: '/updatePaymentMethod',
    body: { paymentMethodId: 'pm-2' },
    done: 'The payment method of invoice 2026-001014 was changed.',
    becomes: { paymentMethodId: 'pm-2' },
  },
  {
    menu: 'Change owner',
    name: 'changeOwner',
    invoiceId: 'inv-1014',
    operation: calls.changeInvoiceOwner,
    consequence: 'The current owner no longer sees it.',
    async fill() {
      await field('Identity of the new owner').fill(' member-ada ')
      await button('Find new owner').click()
      await dialog.getByRole('checkbox', { name: 'Move invoice 2026-001014 from Grace Sample to Ada Example' }).click()
    },
    submit: 'Change owner',
    path: '/changeOwner',
    body: { identityId: 'member-ada' },
    done: 'Invoice 2026-001014 has a new owner.',
    becomes: { identityId: 'member-ada' },
  },
]
