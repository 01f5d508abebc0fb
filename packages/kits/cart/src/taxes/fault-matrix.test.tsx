import * as calls from '@memberkit/contract/commerce/taxes'
import { describeFaultMatrix, enter, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { dialog, field, inDialog } from '@memberkit/testing/on-page'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { fillDay } from './testing/fill-day.ts'
import { choose, openTaxes, rowOf } from './testing/open-taxes.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

async function fill() {
  await enter(field('Rate'), '8.5')
  await fillDay('In effect from', '2026-07-01')
}

/** A colleague changes the rate that people pay until the new one. */
const rateChanged = (id: string, shown: string): MatrixRow['meanwhile'] => ({
  act: (platform) => changeAsColleague(platform, platform.store.taxes.taxes, id, { rate: '9' }),
  shown,
  // The request creates a rate, so the platform has no version to refuse.
  learns: ['by reading again'],
})

const common = {
  fill,
  entered: () => filledIn(dialog.query()),
  done: 'The rate is set.',
  // A second rate of the same place from the same day is none: the platform refuses it.
  isHarmlessTwice: true,
  async leave() {
    await press(dialog.getByRole('button', { name: /^(Cancel|Go back)$/ }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('row').getByRole('button').first()).toBeVisible()
  },
} satisfies Partial<MatrixRow>

describeFaultMatrix(matrixCalls, [
  {
    ...common,
    name: 'createTax',
    async open(prepare) {
      const stage = await openTaxes({ address: '/?area=TX&state=inForce', ...(prepare && { prepare }) })
      await choose(rowOf('Texas', '8.25%'), 'Set a new rate')
      await expect.element(dialog).toBeVisible()
      return stage
    },
    lookUp: calls.listTaxes,
    meanwhile: rateChanged('tax-tx-sales-tax', '(was 8.25%)'),
    submit: () => press(inDialog('Set rate')),
  },
  {
    ...common,
    name: 'createIdentityTax',
    async open(prepare) {
      const stage = await openTaxes({
        scenario: 'cart/taxes-person',
        isOfPerson: true,
        ...(prepare && { prepare }),
      })
      await choose(rowOf('Exempt'), 'Set a new rate')
      await expect.element(dialog).toBeVisible()
      return stage
    },
    lookUp: calls.listIdentityTaxes,
    meanwhile: rateChanged('tax-pat-tx', '(was '),
    submit: () => press(inDialog('Set exception')),
  },
  {
    name: 'listTaxes',
    open: (prepare) => openTaxes({ address: '/?area=TX', ...(prepare && { prepare }) }),
    // One that can be read, whatever the others are.
    done: '8.25%',
  },
  {
    name: 'listIdentityTaxes',
    open: (prepare) => openTaxes({ scenario: 'cart/taxes-person', isOfPerson: true, ...(prepare && { prepare }) }),
    done: 'Exempt',
  },
])
