import * as calls from '@memberkit/contract/commerce/invoices'
import type { Operation } from '@memberkit/contract'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { InvoiceActionName } from '../shared/invoice-actions.rules.ts'
import { atDesk, barriers, button, choose, dialog, field, said } from './testing/desk.tsx'

interface Case {
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

const cases: Case[] = [
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
    menu: 'Make delinquent',
    name: 'makeDelinquent',
    invoiceId: 'inv-1014',
    operation: calls.makeInvoiceDelinquent,
    consequence: 'asked to pay $59.90. Coverage may be suspended.',
    submit: 'Make delinquent',
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
    fill: () => field('Identity of the new owner').fill(' member-ada '),
    submit: 'Change owner',
    path: '/changeOwner',
    body: { identityId: 'member-ada' },
    done: 'Invoice 2026-001014 has a new owner.',
    becomes: { identityId: 'member-ada' },
  },
]

describe.each(cases)('$menu', ({ menu, name, invoiceId, operation, submit, ...expected }) => {
  const { consequence, fill, path, body, done, becomes = {} } = expected

  test('says what comes of it, then is one call on the version that is on screen', async () => {
    const { platform, events } = await atDesk(invoiceId, { allowing: [name] })
    const { version } = platform.store.invoices.invoices.get(invoiceId)!
    await choose(menu)
    await fill?.()
    await expect.element(said(consequence)).toBeVisible()
    expect(await barriers()).toEqual([])
    await button(submit).click()

    await expect.element(dialog).not.toBeInTheDocument()
    const sent = platform.calls.of(operation)
    expect(sent).toHaveLength(1)
    const address = `https://invoices.memberkit.test/v1/identities/member-grace/invoices/${invoiceId}`
    expect(sent[0]).toMatchObject({ method: 'POST', url: address + path, status: 200 })
    expect(sent[0]?.body).toEqual(body)
    expect(sent[0]?.headers['if-match']).toBe(version)
    await expect.element(page.getByRole('region', { name: 'Notifications' }).getByText(done)).toBeVisible()
    const after = platform.store.invoices.invoices.get(invoiceId)!
    expect(after).toMatchObject(becomes)
    expect(events.filter(({ type }) => type === 'invoices.invoice.changed').map(({ data }) => data)).toEqual([
      { invoiceId, action: name, status: after.status },
    ])
  })

  test('says so when the service refuses, and stays as it is', async () => {
    const { platform } = await atDesk(invoiceId, { allowing: [name] })
    platform.faults.add({ operation, kind: 409 })
    await choose(menu)
    await fill?.()
    await button(submit).click()
    await expect.element(said('This isn’t possible right now')).toBeVisible()
    await expect.element(button(submit)).toBeVisible()
  })
})

describe.each(cases)('$menu, when the answer is lost', ({ menu, name, invoiceId, operation, fill, submit }) => {
  test('is looked up, and done when it was done', async () => {
    const { platform } = await atDesk(invoiceId, { allowing: [name] })
    platform.faults.add({ operation, kind: 'dropped-after-commit' })
    await choose(menu)
    await fill?.()
    await button(submit).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(platform.calls.of(operation)).toHaveLength(1)
  })

  test('is looked up, and may be tried again when it was not', async () => {
    const { platform } = await atDesk(invoiceId, { allowing: [name] })
    platform.faults.add({ operation, kind: 500 })
    await choose(menu)
    await fill?.()
    await button(submit).click()
    await expect.element(said('We checked: nothing has happened.')).toBeVisible()
    expect(platform.calls.of(operation)).toHaveLength(1)
  })
})

test.each([
  ['Void', 'inv-1014', 'Void invoice', '$59.90', () => Promise.resolve()],
  ['Forgive', 'inv-1012', 'Forgive $89.90', '$89.90', () => field('Reason').fill('Hardship')],
] as const)('%s: a large amount is typed again', async (menu, invoiceId, submit, amount, fill) => {
  const { platform } = await atDesk(invoiceId, { retypeAbove: '50' })
  const calledBefore = platform.calls.entries.filter(({ method }) => method === 'POST').length
  await choose(menu)
  await fill()
  await button(submit).click()
  await expect.element(field(`Type the amount ${amount} to continue`)).toHaveFocus()
  expect(platform.calls.entries.filter(({ method }) => method === 'POST')).toHaveLength(calledBefore)
  await field(`Type the amount ${amount} to continue`).fill(amount)
  await button(submit).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([
  ['Forgive', 'inv-1012', 'Forgive $89.90', 'Reason', 'This is required.'],
  ['Add item', 'inv-1014', 'Add item', 'Type', 'This is required.'],
  ['Change owner', 'inv-1014', 'Change owner', 'Identity of the new owner', 'This is required.'],
])('%s: what is missing is said at its field, which gets the focus', async (menu, invoiceId, submit, name, error) => {
  const { platform } = await atDesk(invoiceId)
  await choose(menu)
  await button(submit).click()
  await expect.element(field(name)).toHaveFocus()
  await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(error))
  expect(platform.calls.entries.filter(({ method }) => method === 'POST')).toEqual([])
})

test('an invoice does not change to the owner or to the method that it has', async () => {
  await atDesk('inv-1014')
  await choose('Change owner')
  await field('Identity of the new owner').fill('member-grace')
  await button('Change owner').click()
  await expect.element(said('This is the current owner.')).toBeVisible()
  await button('Cancel').click()
  await choose('Change payment method')
  await expect.element(dialog.getByRole('radio', { name: 'Discover ending in 1117' })).toBeDisabled()
  await button('Change payment method').click()
  await expect.element(said('Choose another method than the current one.')).toBeVisible()
})

test('payments cannot be taken off, and a registered tax is not registered again', async () => {
  await atDesk('inv-1012', { allowing: ['registerItemTax'] })
  await choose('Remove item')
  expect(dialog.getByRole('radio').elements()).toHaveLength(2)
  await button('Cancel').click()
  await choose('Register tax')
  await button('Register tax').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await choose('Register tax')
  await expect.element(said('No item is left to choose.')).toBeVisible()
  expect(button('Register tax').elements()).toEqual([])
})
