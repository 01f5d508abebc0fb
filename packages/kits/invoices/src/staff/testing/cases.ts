import { staffEnUS } from '../../messages/staff/en-US.ts'
import { enter, press } from '@memberkit/testing/press'
import { dialog, field, inDialog } from '@memberkit/testing/on-page'
import type { InvoiceActionName } from '../../shared/invoice-actions.ts'

export interface StaffCase {
  name: InvoiceActionName
  invoiceId: string
  /** The text before the button. */
  consequence: string
  fill?: () => Promise<void>
  submit: string
  /** The part of the address after the invoice. */
  path: string
  body?: object
  done: string
  /** The facts of the invoice after. */
  becomes?: object
}

/** The confirmation of the new owner. */
export const newOwner = 'Move invoice 2026-001014 from Grace Sample to Ada Example'

/** The texts, questions and requests of each action of staff. */
export const staffCases: readonly StaffCase[] = [
  {
    name: 'refund',
    invoiceId: 'inv-1009',
    consequence: '$60.00 goes back to Mastercard ending in 4444.',
    async fill() {
      await enter(field('Amount to refund'), '60.00')
      await enter(field('Reason'), 'Other reason')
      await enter(field('Note'), 'Goodwill')
    },
    submit: 'Refund $60.00',
    path: '/refund',
    body: { amount: '60.00', reason: 'OTHER', note: 'Goodwill' },
    done: 'Refunded $60.00.',
    becomes: { refunded: '60.00' },
  },
  {
    name: 'void',
    invoiceId: 'inv-1014',
    consequence: 'Nothing is owed, and it is left out of every total. This can’t be undone.',
    submit: 'Void invoice',
    path: '/void',
    done: 'Invoice 2026-001014 is voided.',
    becomes: { status: 'VOIDED' },
  },
  {
    name: 'forgive',
    invoiceId: 'inv-1012',
    consequence: '$89.90 is waived and no longer owed.',
    fill: () => enter(field('Reason'), ' Hardship '),
    submit: 'Forgive $89.90',
    path: '/forgive',
    body: { reason: 'Hardship' },
    done: 'Invoice 2026-001012 is forgiven.',
    becomes: { status: 'FORGIVEN' },
  },
  {
    name: 'makeDelinquent',
    invoiceId: 'inv-1014',
    consequence: 'asked to pay $59.90. Coverage may be suspended.',
    submit: 'Mark as delinquent',
    path: '/makeDelinquent',
    done: 'Invoice 2026-001014 is delinquent.',
    becomes: { status: 'DELINQUENT' },
  },
  {
    name: 'fail',
    invoiceId: 'inv-1014',
    consequence: 'The member sees that the payment failed and is asked to pay $59.90.',
    submit: 'Mark as failed',
    path: '/fail',
    done: 'Invoice 2026-001014 is marked as failed.',
    becomes: { status: 'FAILED' },
  },
  {
    name: 'addItem',
    invoiceId: 'inv-1014',
    consequence: 'The amount due changes from $59.90 to $54.90.',
    async fill() {
      await enter(field('Type'), 'Discount')
      await enter(field('Description'), 'Goodwill')
      await enter(field('Amount'), '5.00')
    },
    submit: 'Add item',
    path: '/addItem',
    body: { type: 'DISCOUNT', label: 'Goodwill', amount: '-5.00' },
    done: 'The item was added to invoice 2026-001014.',
    becomes: { due: '54.90' },
  },
  {
    name: 'removeItem',
    invoiceId: 'inv-1014',
    consequence: 'The amount due changes from $59.90 to $64.90.',
    fill: () => press(dialog.getByText('Two plans together')),
    submit: 'Remove item',
    path: '/removeItem',
    body: { itemId: 'inv-1014-3' },
    done: 'The item was removed from invoice 2026-001014.',
    becomes: { due: '64.90' },
  },
  {
    name: 'registerItemTax',
    invoiceId: 'inv-1012',
    consequence: 'This amount is reported to the tax authority.',
    submit: 'Register tax',
    path: '/item/inv-1012-2/itemTaxRegistered',
    done: 'The tax of invoice 2026-001012 is registered.',
  },
  {
    name: 'updatePaymentMethod',
    invoiceId: 'inv-1014',
    consequence: 'The next attempt charges this method.',
    fill: () => press(dialog.getByText('Mastercard ending in 4444')),
    submit: 'Change payment method',
    path: '/updatePaymentMethod',
    body: { paymentMethodId: 'pm-2' },
    done: 'The payment method of invoice 2026-001014 was changed.',
    becomes: { paymentMethodId: 'pm-2' },
  },
  {
    name: 'changeOwner',
    invoiceId: 'inv-1014',
    consequence: 'The current owner no longer sees it.',
    async fill() {
      await enter(field('Identity ID'), ' member-ada ')
      await press(inDialog('Find person'))
      await press(dialog.getByRole('checkbox', { name: newOwner }))
    },
    submit: 'Change owner',
    path: '/changeOwner',
    body: { identityId: 'member-ada' },
    done: 'Invoice 2026-001014 has a new owner.',
    becomes: { identityId: 'member-ada' },
  },
]

/** Returns the name of an action in the menu. */
export const menuNameOf = (name: InvoiceActionName) => staffEnUS[`action.${name}`]
