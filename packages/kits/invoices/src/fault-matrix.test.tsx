import * as calls from '@memberkit/contract/commerce/invoices'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import type { MockPlatform } from '@memberkit/fixtures'
import { memoryRouter } from '@memberkit/foundation/links'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { dialogRow } from '@memberkit/testing/dialog-row'
import { describeFaultMatrix, enter, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { dialog, field, inDialog } from '@memberkit/testing/on-page'
import { InvoiceList } from './index.ts'
import { menuNameOf, newOwner, type StaffCase, staffCases } from './staff/testing/cases.ts'
import { renderKit } from './testing/render-kit.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

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
    meanwhile: {
      act: (platform) =>
        changeAsColleague(platform, platform.store.invoices.invoices, invoiceId, { paymentMethodId: 'pm-3' }),
      shown: '(was ',
    },
    changed: 'This invoice has changed',
  })

const pay: MatrixRow = {
  name: 'pay',
  async open(prepare) {
    const stage = await open('invoices/pay-approved', '/', prepare)
    await press(page.getByRole('button', { name: 'Pay $64.90' }))
    return stage
  },
  async fill() {
    await press(dialog.getByText('Mastercard ending in 4444'))
    await press(dialog.getByText('Pay another amount'))
    await dialog.getByRole('textbox', { name: 'Amount to pay' }).fill('20.00')
    await press(inDialog('Review payment'))
    await expect.element(inDialog('Pay $20.00')).toBeVisible()
  },
  entered: () => dialog.getByText('Mastercard ending in 4444 will be charged $20.00 now.').query()?.textContent ?? '',
  submit: () => press(inDialog('Pay $20.00')),
  done: 'Thank you. Your receipt is below.',
  meanwhile: {
    act: (platform) =>
      changeAsColleague(platform, platform.store.invoices.invoices, 'inv-2003', { due: '54.90', total: '54.90' }),
    shown: '(was $64.90)',
    async agree() {
      await press(inDialog('Review the changes'))
      await press(inDialog('Review payment'))
    },
  },
  lookUp: calls.getInvoice,
  async leave() {
    await press(dialog.getByRole('button', { name: 'Close' }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Invoices' })).toBeVisible()
  },
}

/** Returns the row of the read that says who the new owner is. */
const ownerLookUp = (name: string): MatrixRow => ({
  name,
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

describeFaultMatrix(matrixCalls, [
  pay,
  ...staffCases.map(staff),
  ownerLookUp('getIdentity'),
  ownerLookUp('listThinProfiles'),
  {
    name: 'listInvoices',
    open: (prepare) => open('invoices/pay-approved', '/', prepare),
    // One that can be read, whatever the others are.
    done: '2026-002002',
  },
  {
    name: 'getInvoice',
    open: (prepare) => open('invoices/pay-approved', '/?invoice=inv-2003', prepare),
    done: 'Invoice 2026-002003',
  },
])
