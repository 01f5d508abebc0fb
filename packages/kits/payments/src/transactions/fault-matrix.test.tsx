import { findTransactions } from '@memberkit/contract/commerce/payments'
import type { MockPlatform } from '@memberkit/fixtures'
import { dialog, inDialog } from '@memberkit/testing/on-page'
import { describeFaultMatrix, enter, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { choose, goToReview, type MoneyCase, moneyCases } from './staff/testing/cases.ts'
import { openTransactions } from './testing/open-transactions.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

const open = (address = '/', prepare?: (platform: MockPlatform) => void, chargeVersion?: 1 | 2) =>
  openTransactions({ scenario: 'payments/transactions-staff', address, prepare, chargeVersion, retypeAbove: '5.00' })

/** Goes back from the review, and looks at it once more. */
async function reviewAgain(one: MoneyCase) {
  await press(dialog.getByRole('button', { name: /^(Back|Go back)$/ }))
  if (one.name === 'reverse') {
    await expect.element(dialog).not.toBeInTheDocument()
    await choose(one)
  }
  // What was chosen is still there.
  await review({ ...one, fill: undefined })
}

async function review(one: MoneyCase) {
  await goToReview(one)
  const amount = dialog.getByLabelText(/^Type the amount/)
  const [, typed] = (amount.query() as HTMLInputElement | null)?.labels?.[0]?.textContent.match(/\$([\d.]+)/) ?? []
  if (typed) await enter(amount, typed)
}

/** A colleague gives the payment method the number of another card. */
const replaceCard = (platform: MockPlatform, id: string) => {
  const { paymentMethods } = platform.store.payments
  const card = { ...paymentMethods.get(id)!.card!, lastFour: '1117' }
  changeAsColleague(platform, paymentMethods, id, { card })
}

const row = (one: MoneyCase, chargeVersion?: 1 | 2): MatrixRow => ({
  name: one.name,
  async open(prepare) {
    const stage = await open(one.address, prepare, chargeVersion)
    await choose(one)
    return stage
  },
  fill: () => review(one),
  entered: () => dialog.getByText(one.review, { exact: false }).query()?.textContent ?? '',
  submit: () => press(inDialog(one.submit)),
  done: one.done,
  lookUp: findTransactions,
  meanwhile: {
    act: (platform) => replaceCard(platform, one.path.includes('/pm-1/') ? 'pm-1' : 'pm-2'),
    shown: '(was ',
    agree: () => reviewAgain(one),
  },
  ...(one.isRepeatable && { twice: 'It shows more than once' }),
  async leave() {
    await press(dialog.getByRole('button', { name: /^(Back|Go back)$/ }))
    if (one.name !== 'reverse') await press(inDialog('Cancel'))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: one.address ? 'Actions' : 'New transaction' })).toBeVisible()
  },
})

describeFaultMatrix(matrixCalls, [
  ...moneyCases.map((one) => row(one)),
  ...moneyCases
    .filter(({ name }) => name === 'charge')
    .map((one) => ({ ...row(one, 1), name: 'charge of the first version' })),
  {
    name: 'findTransactions',
    open: (prepare) => open('/', prepare),
    // One that can be read, whatever the others are.
    done: 'Invoice inv-2003',
  },
])
