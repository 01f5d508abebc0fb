import { addInvoiceItem, removeInvoiceItem } from '@memberkit/contract/commerce/invoices'
import { barriers, dialog, field, inDialog, said } from '@memberkit/testing/on-page'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { invoiceCalls } from './invoice-calls.ts'
import { menuNameOf, staffCases } from './testing/cases.ts'
import { openStaffMenu, choose } from './testing/staff-stage.tsx'

describe.each(staffCases)('$name', ({ name, invoiceId, submit, ...expected }) => {
  const { operation } = invoiceCalls.calls[name]
  const { consequence, fill, path, body, done, becomes = {} } = expected

  test('states the consequence, and sends one request on the version shown', async () => {
    const { platform, events } = await openStaffMenu(invoiceId, { allowing: [name] })
    const { version } = platform.store.invoices.invoices.get(invoiceId)!
    await choose(menuNameOf(name))
    await fill?.()
    await expect.element(said(consequence)).toBeVisible()
    expect(await barriers()).toEqual([])
    await inDialog(submit).click()

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

  test('reports a refusal and stays open', async () => {
    const { platform } = await openStaffMenu(invoiceId, { allowing: [name] })
    platform.faults.add({ operation, kind: 409 })
    await choose(menuNameOf(name))
    await fill?.()
    await inDialog(submit).click()
    await expect.element(said('This isn’t possible right now')).toBeVisible()
    await expect.element(inDialog(submit)).toBeVisible()
  })
})

describe.each(staffCases)('$name with a lost answer', ({ name, invoiceId, fill, submit }) => {
  const { operation } = invoiceCalls.calls[name]

  test('is looked up, and ends as done when it was committed', async () => {
    const { platform } = await openStaffMenu(invoiceId, { allowing: [name] })
    platform.faults.add({ operation, kind: 'dropped-after-commit' })
    await choose(menuNameOf(name))
    await fill?.()
    await inDialog(submit).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(platform.calls.of(operation)).toHaveLength(1)
  })

  test('is looked up, and can be retried when it was not committed', async () => {
    const { platform } = await openStaffMenu(invoiceId, { allowing: [name] })
    platform.faults.add({ operation, kind: 500 })
    await choose(menuNameOf(name))
    await fill?.()
    await inDialog(submit).click()
    await expect.element(said('It hasn’t gone through so far')).toBeVisible()
    expect(platform.calls.of(operation)).toHaveLength(1)
  })
})

test.each([
  ['Void', 'inv-1014', 'Void invoice', '$59.90', () => Promise.resolve()],
  ['Forgive', 'inv-1012', 'Forgive $89.90', '$89.90', () => field('Reason').fill('Hardship')],
] as const)('%s: a large amount must be retyped', async (menu, invoiceId, submit, amount, fill) => {
  const { platform } = await openStaffMenu(invoiceId, { retypeAbove: '50' })
  const calledBefore = platform.calls.entries.filter(({ method }) => method === 'POST').length
  await choose(menu)
  await fill()
  await inDialog(submit).click()
  await expect.element(field(`Type the amount ${amount} to continue`)).toHaveFocus()
  expect(platform.calls.entries.filter(({ method }) => method === 'POST')).toHaveLength(calledBefore)
  await field(`Type the amount ${amount} to continue`).fill(amount)
  await inDialog(submit).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([
  ['Forgive', 'inv-1012', 'Forgive $89.90', 'Reason', 'Enter a reason.'],
  ['Change owner', 'inv-1014', 'Find person', 'Identity ID', 'Identity ID is required.'],
])('%s: a missing value is an error at its field, which takes focus', async (menu, invoiceId, submit, name, error) => {
  const { platform } = await openStaffMenu(invoiceId)
  await choose(menu)
  await inDialog(submit).click()
  await expect.element(field(name)).toHaveFocus()
  await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(error))
  expect(platform.calls.entries.filter(({ method }) => method === 'POST')).toEqual([])
})

test('several missing values are listed, each linked to its field', async () => {
  const { platform } = await openStaffMenu('inv-1014')
  await choose('Add item')
  await inDialog('Add item').click()
  await expect.element(dialog.getByRole('group', { name: '3 fields need your attention' })).toHaveFocus()
  await expect.element(field('Type')).toHaveAccessibleDescription('Choose a type.')
  expect(await barriers()).toEqual([])
  await dialog.getByRole('link', { name: 'Enter a description.' }).click()
  await expect.element(field('Description')).toHaveFocus()
  expect(platform.calls.entries.filter(({ method }) => method === 'POST')).toEqual([])
})

test('the current owner and the current method cannot be chosen', async () => {
  await openStaffMenu('inv-1014')
  await choose('Change owner')
  await field('Identity ID').fill('member-grace')
  await inDialog('Find person').click()
  await expect.element(said('This is the current owner.')).toBeVisible()
  await inDialog('Cancel').click()
  await choose('Change payment method')
  await expect.element(dialog.getByRole('radio', { name: 'Discover ending in 1117' })).toBeDisabled()
  await inDialog('Change payment method').click()
  await expect.element(said('Choose another method than the current one.')).toBeVisible()
})

test('payments cannot be removed, and a registered tax cannot be registered again', async () => {
  await openStaffMenu('inv-1012', { allowing: ['registerItemTax'] })
  await choose('Remove item')
  expect(dialog.getByRole('radio').elements()).toHaveLength(2)
  await inDialog('Cancel').click()
  await choose('Register tax')
  await inDialog('Register tax').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await choose('Register tax')
  await expect.element(said('No item is left to choose.')).toBeVisible()
  expect(inDialog('Register tax').elements()).toEqual([])
})

test('a discount above the amount due is an error at its field, and nothing is sent', async () => {
  const { platform } = await openStaffMenu('inv-1014')
  await choose('Add item')
  await field('Type').selectOptions('Discount')
  await field('Description').fill('Goodwill')
  await field('Amount').fill('500')
  await inDialog('Add item').click()
  await expect
    .element(field('Amount'))
    .toHaveAccessibleDescription(/Enter \$59\.90 or less\. More than the amount due can’t be taken off\./)
  expect(dialog.element().textContent).not.toContain('changes from')
  expect(platform.calls.of(addInvoiceItem)).toEqual([])
})

test('an item above the amount due is an error at its field, and nothing is sent', async () => {
  const { platform } = await openStaffMenu('inv-1014', {
    prepare({ store: { invoices } }) {
      const invoice = invoices.invoices.get('inv-1014')!
      invoices.invoices.put({ ...invoice, status: 'PARTIALLY_FUNDED', paid: '40.00', due: '19.90' })
    },
  })
  await choose('Remove item')
  const items = dialog.getByRole('radiogroup')
  await dialog.getByText(platform.store.invoices.invoices.get('inv-1014')!.items[0]!.label).click()
  await inDialog('Remove item').click()
  await expect
    .element(items)
    .toHaveAccessibleDescription(/Choose an item of \$19\.90 or less\. More than the amount due can’t be taken off\./)
  expect(dialog.element().textContent).not.toContain('changes from')
  expect(platform.calls.of(removeInvoiceItem)).toEqual([])
})

test('a large item must be retyped, without its sign', async () => {
  const { platform } = await openStaffMenu('inv-1014', { retypeAbove: '10.00' })
  await choose('Add item')
  await field('Type').selectOptions('Discount')
  await field('Description').fill('Goodwill')
  await field('Amount').fill('20')
  await inDialog('Add item').click()
  expect(platform.calls.of(addInvoiceItem)).toEqual([])
  await field('Type the amount $20.00 to continue').fill('20')
  await inDialog('Add item').click()
  await expect.poll(() => platform.calls.of(addInvoiceItem).length).toBe(1)
})

test('without a tax item, “Register tax” is unavailable with that reason', async () => {
  await openStaffMenu('inv-1014')
  await page.getByRole('button', { name: 'Actions' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Register tax', exact: true }))
    .toHaveAccessibleDescription('No tax is waiting to be registered.')
})
