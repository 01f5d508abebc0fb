import { findTransactions } from '@memberkit/contract/commerce/payments'
import type { MockPlatform } from '@memberkit/fixtures'
import { dialog, inDialog } from '@memberkit/testing/on-page'
import { describeFaultMatrix, enter, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { operationOf } from './staff/calls.ts'
import { choose, goToReview, type MoneyCase, moneyCases } from './staff/testing/cases.ts'
import { openTransactions } from './testing/open-transactions.tsx'

const open = (address = '/', prepare?: (platform: MockPlatform) => void) =>
  openTransactions({ scenario: 'payments/transactions-staff', address, prepare, retypeAbove: '5.00' })

/** What moves more than the threshold. */
const retyped: readonly string[] = ['sale', 'charge', 'authorize', 'refund']

const row = (one: MoneyCase): MatrixRow => ({
  name: one.name,
  operation: operationOf(one.name, 2),
  async open(prepare) {
    const stage = await open(one.address, prepare)
    await choose(one)
    return stage
  },
  async fill() {
    await goToReview(one)
    if (!retyped.includes(one.name)) return
    const amount = dialog.getByLabelText(/^Type the amount/)
    // It loads once it is asked for.
    await expect.element(amount).toBeVisible()
    const [, typed = ''] = (amount.element() as HTMLInputElement).labels?.[0]?.textContent.match(/\$([\d.]+)/) ?? []
    await enter(amount, typed)
  },
  entered: () => dialog.getByText(one.review, { exact: false }).query()?.textContent ?? '',
  submit: () => press(inDialog(one.submit)),
  done: one.done,
  lookUp: findTransactions,
  ...(one.isRepeatable && { twice: 'It shows more than once' }),
  async leave() {
    await press(dialog.getByRole('button', { name: /^(Back|Go back)$/ }))
    if (one.name !== 'reverse') await press(inDialog('Cancel'))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: one.address ? 'Actions' : 'New transaction' })).toBeVisible()
  },
})

describeFaultMatrix([
  ...moneyCases.map(row),
  {
    name: 'findTransactions',
    operation: findTransactions,
    open: (prepare) => open('/', prepare),
    // One that can be read, whatever the others are.
    done: 'Invoice inv-2003',
  },
])
