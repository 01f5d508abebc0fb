import type { Operation } from '@memberkit/contract'
import * as calls from '@memberkit/contract/commerce/invoices'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { listThinProfiles } from '@memberkit/contract/identity/profiles'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import type { StandInPlatform } from '@memberkit/fixtures'
import { memoryRouter } from '@memberkit/foundation/links'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import {
  describeFaultMatrix,
  enter,
  filledIn,
  type MatrixRow,
  press,
} from '../../../foundation/src/testing/fault-matrix.tsx'
import { InvoiceList } from './index.ts'
import { button, dialog, field } from './staff/testing/desk.tsx'
import { renderKit } from './testing/render-kit.tsx'

/** The whole kit at an address, as its host shows it. */
function open(scenario: ScenarioName, address: string, prepare?: (platform: StandInPlatform) => void) {
  const member = scenario === 'invoices/pay-approved' ? 'member-ada' : 'member-grace'
  return renderKit(<InvoiceList identityId={member} retypeAbove="50.00" />, {
    scenario,
    prepare,
    router: memoryRouter(address),
  })
}

const entered = () => filledIn(dialog.query())

async function leave() {
  await press(button('Cancel'))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Actions' })).toBeVisible()
}

interface StaffRow extends Pick<MatrixRow, 'name' | 'operation' | 'done' | 'fill'> {
  invoiceId: string
  menu: string
  submit: string
}

/** An action of staff, on the invoice's own page. */
const staff = ({ invoiceId, menu, submit, ...row }: StaffRow): MatrixRow => ({
  ...row,
  async open(prepare) {
    const stage = await open('invoices/staff', `/?invoice=${invoiceId}`, prepare)
    await press(page.getByRole('button', { name: 'Actions' }))
    await press(page.getByRole('menuitem', { name: menu, exact: true }))
    await expect.element(dialog).toBeVisible()
    return stage
  },
  entered,
  lookUp: calls.getInvoice,
  submit: () => press(button(submit)),
  says: { conflict: ['This invoice has changed'] },
  leave,
})

const pay: MatrixRow = {
  name: 'pay',
  operation: calls.payInvoice,
  async open(prepare) {
    const stage = await open('invoices/pay-approved', '/', prepare)
    await press(page.getByRole('button', { name: 'Pay $64.90' }))
    return stage
  },
  async fill() {
    await press(dialog.getByText('Mastercard ending in 4444'))
    await press(dialog.getByText('Pay another amount'))
    await dialog.getByRole('textbox', { name: 'Pay another amount' }).fill('20.00')
    await press(button('Continue'))
    await expect.element(button('Pay $20.00')).toBeVisible()
  },
  entered: () => dialog.getByText('Mastercard ending in 4444 will be charged $20.00 now.').query()?.textContent ?? '',
  submit: () => press(button('Pay $20.00')),
  done: 'Thank you. Your receipt is below.',
  lookUp: calls.getInvoice,
  async leave() {
    await press(dialog.getByRole('button', { name: 'Close' }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Invoices' })).toBeVisible()
  },
}

const newOwner = 'Move invoice 2026-001014 from Grace Sample to Ada Example'

async function findOwner() {
  await field('Identity of the new owner').fill('member-ada')
  await press(button('Find new owner'))
  await press(dialog.getByRole('checkbox', { name: newOwner }))
}

/** What is read to say who the new owner is. */
const ownerLookUp = (name: string, operation: Operation): MatrixRow => ({
  name,
  operation,
  async open(prepare) {
    const stage = await open('invoices/staff', '/?invoice=inv-1014', prepare)
    await press(page.getByRole('button', { name: 'Actions' }))
    await press(page.getByRole('menuitem', { name: 'Change owner', exact: true }))
    await field('Identity of the new owner').fill('member-ada')
    await press(button('Find new owner'))
    return stage
  },
  done: newOwner,
  says: { gone: ['No one has the identity ID member-ada.'] },
})

describeFaultMatrix([
  pay,
  staff({
    name: 'refund',
    operation: calls.refundInvoice,
    invoiceId: 'inv-1009',
    menu: 'Refund',
    async fill() {
      await enter(field('Amount to refund'), '60.00')
      await enter(field('Reason'), 'Other reason')
      await enter(field('Note'), 'Goodwill')
      await enter(field('Type the amount $60.00 to continue'), '60.00')
    },
    submit: 'Refund $60.00',
    done: 'Refunded $60.00.',
  }),
  staff({
    name: 'void',
    operation: calls.voidInvoice,
    invoiceId: 'inv-1014',
    menu: 'Void',
    fill: () => enter(field('Type the amount $59.90 to continue'), '59.90'),
    submit: 'Void invoice',
    done: 'Invoice 2026-001014 is voided.',
  }),
  staff({
    name: 'forgive',
    operation: calls.forgiveInvoice,
    invoiceId: 'inv-1014',
    menu: 'Forgive',
    async fill() {
      await enter(field('Reason'), 'Hardship')
      await enter(field('Type the amount $59.90 to continue'), '59.90')
    },
    submit: 'Forgive $59.90',
    done: 'Invoice 2026-001014 is forgiven.',
  }),
  staff({
    name: 'makeDelinquent',
    operation: calls.makeInvoiceDelinquent,
    invoiceId: 'inv-1014',
    menu: 'Mark as delinquent',
    submit: 'Mark as delinquent',
    done: 'Invoice 2026-001014 is delinquent.',
  }),
  staff({
    name: 'fail',
    operation: calls.failInvoice,
    invoiceId: 'inv-1014',
    menu: 'Mark as failed',
    submit: 'Mark as failed',
    done: 'Invoice 2026-001014 is marked as failed.',
  }),
  staff({
    name: 'addItem',
    operation: calls.addInvoiceItem,
    invoiceId: 'inv-1014',
    menu: 'Add item',
    async fill() {
      await enter(field('Type'), 'Discount')
      await enter(field('Description'), 'Goodwill')
      await enter(field('Amount'), '5.00')
    },
    submit: 'Add item',
    done: 'The item was added to invoice 2026-001014.',
  }),
  staff({
    name: 'removeItem',
    operation: calls.removeInvoiceItem,
    invoiceId: 'inv-1014',
    menu: 'Remove item',
    fill: () => press(dialog.getByText('Two plans together')),
    submit: 'Remove item',
    done: 'The item was removed from invoice 2026-001014.',
  }),
  staff({
    name: 'registerItemTax',
    operation: calls.registerInvoiceItemTax,
    invoiceId: 'inv-1012',
    menu: 'Register tax',
    submit: 'Register tax',
    done: 'The tax of invoice 2026-001012 is registered.',
  }),
  staff({
    name: 'updatePaymentMethod',
    operation: calls.updateInvoicePaymentMethod,
    invoiceId: 'inv-1014',
    menu: 'Change payment method',
    fill: () => press(dialog.getByText('Mastercard ending in 4444')),
    submit: 'Change payment method',
    done: 'The payment method of invoice 2026-001014 was changed.',
  }),
  staff({
    name: 'changeOwner',
    operation: calls.changeInvoiceOwner,
    invoiceId: 'inv-1014',
    menu: 'Change owner',
    fill: findOwner,
    submit: 'Change owner',
    done: 'Invoice 2026-001014 has a new owner.',
  }),
  ownerLookUp('getIdentity', getIdentity),
  ownerLookUp('listThinProfiles', listThinProfiles),
  {
    name: 'listInvoices',
    operation: calls.listInvoices,
    open: (prepare) => open('invoices/pay-approved', '/', prepare),
    // One that can be read, whatever the others are.
    done: '2026-002002',
  },
  {
    name: 'getInvoice',
    operation: calls.getInvoice,
    open: (prepare) => open('invoices/pay-approved', '/?invoice=inv-2003', prepare),
    done: 'Invoice 2026-002003',
  },
])
