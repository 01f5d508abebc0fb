import type { Operation } from '@memberkit/contract'
import * as calls from '@memberkit/contract/commerce/invoices'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { listThinProfiles } from '@memberkit/contract/identity/profiles'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import type { MockPlatform } from '@memberkit/fixtures'
import { memoryRouter } from '@memberkit/foundation/links'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { dialogRow } from '@memberkit/testing/dialog-row'
import { describeFaultMatrix, enter, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { dialog, field, inDialog } from '@memberkit/testing/on-page'
import { InvoiceList } from './index.ts'
import { invoiceCalls } from './staff/invoice-calls.ts'
import { menuNameOf, newOwner, type StaffCase, staffCases } from './staff/testing/cases.ts'
import { renderKit } from './testing/render-kit.tsx'

/** The whole kit at an address, as its host shows it. */
function open(scenario: ScenarioName, address: string, prepare?: (platform: MockPlatform) => void) {
  const member = scenario === 'invoices/pay-approved' ? 'member-ada' : 'member-grace'
  return renderKit(<InvoiceList identityId={member} retypeAbove="50.00" />, {
    scenario,
    prepare,
    router: memoryRouter(address),
  })
}

/** An action of staff, on the invoice's own page. */
const staff = ({ name, invoiceId, submit, fill, done }: StaffCase): MatrixRow =>
  dialogRow({
    name,
    operation: invoiceCalls.calls[name].operation,
    open: (prepare) => open('invoices/staff', `/?invoice=${invoiceId}`, prepare),
    menu: page.getByRole('button', { name: 'Actions' }),
    item: menuNameOf(name),
    async fill() {
      await fill?.()
      const amount = dialog.getByLabelText(/^Type the amount/)
      const [, typed] = (amount.query() as HTMLInputElement | null)?.labels?.[0]?.textContent.match(/\$([\d.]+)/) ?? []
      if (typed) await enter(amount, typed)
    },
    lookUp: calls.getInvoice,
    submit,
    done,
    changed: 'This invoice has changed',
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
    await press(inDialog('Review payment'))
    await expect.element(inDialog('Pay $20.00')).toBeVisible()
  },
  entered: () => dialog.getByText('Mastercard ending in 4444 will be charged $20.00 now.').query()?.textContent ?? '',
  submit: () => press(inDialog('Pay $20.00')),
  done: 'Thank you. Your receipt is below.',
  lookUp: calls.getInvoice,
  async leave() {
    await press(dialog.getByRole('button', { name: 'Close' }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Invoices' })).toBeVisible()
  },
}

/** What is read to say who the new owner is. */
const ownerLookUp = (name: string, operation: Operation): MatrixRow => ({
  name,
  operation,
  async open(prepare) {
    const stage = await open('invoices/staff', '/?invoice=inv-1014', prepare)
    await press(page.getByRole('button', { name: 'Actions' }))
    await press(page.getByRole('menuitem', { name: 'Change owner', exact: true }))
    await field('Identity ID').fill('member-ada')
    await press(inDialog('Find person'))
    return stage
  },
  done: newOwner,
  messages: { gone: ['No one has the identity ID member-ada.'] },
})

describeFaultMatrix([
  pay,
  ...staffCases.map(staff),
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
