import { payInvoice } from '@memberkit/contract/commerce/invoices'
import type { MockPlatform } from '@memberkit/fixtures'
import { button, dialog, inDialog, said } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { openKit } from '../testing/open-kit.tsx'
import { openPayAll, paidFor, states, total } from './testing/pay-all-stage.tsx'

/** A charge of another window that the bank has not answered. */
function addOpenCharge({ store, clock }: MockPlatform, id: string) {
  const { invoices } = store.invoices
  const owed = invoices.get(id)!
  const transaction = {
    id: 'tx-9',
    status: 'TIMEDOUT',
    type: 'SALE',
    at: clock.now(),
    paymentMethodId: 'pm-2',
  } as const
  const line = { id: 'item-9', type: 'TRANSACTION', action: 'ADDED', label: 'Payment', amount: owed.due } as const
  invoices.put({ ...owed, items: [...owed.items, { ...line, transaction }], version: '5' })
}

test('after a bank timeout, the next run leaves that invoice out and says so', async () => {
  const { platform } = await openKit({
    scenario: 'invoices/pay-all',
    prepare: ({ outcomes }) => {
      outcomes.set('*', 'APPROVED', 'TIMEDOUT', 'APPROVED')
      // However slow the machine is, the bank hasn't said anything.
      outcomes.settlesAs = undefined
    },
  })
  await button('Pay 4 invoices').click()
  await inDialog(total).click()
  await expect.element(said('Stopped: we don’t know yet whether invoice 2026-002202 was charged.')).toBeVisible()
  await inDialog('Done').click()
  await button('Pay 3 invoices').click()
  await expect.element(dialog.getByRole('heading', { name: 'Pay 2 invoices' })).toBeVisible()
  await expect.element(said('Not known yet')).toBeVisible()
  await expect.element(said('1 invoice is left out: the bank hasn’t said yet whether it’s paid.')).toBeVisible()
  expect(dialog.getByRole('checkbox').elements()).toHaveLength(2)
  await inDialog('Pay $48.45').click()
  await expect.element(said('Paid 2 of 2 invoices.')).toBeVisible()
  expect(paidFor(platform)).toEqual(['inv-2201', 'inv-2202', 'inv-2203', 'inv-2204'])
})

test('an invoice that another window is paying is not known, neither unpaid nor due, and the run stops', async () => {
  await openPayAll({
    prepare(platform) {
      platform.outcomes.set('*', 'APPROVED')
      platform.rival({ before: payInvoice, as: platform.session, act: () => addOpenCharge(platform, 'inv-2202') })
    },
  })
  await inDialog(total).click()
  await expect.element(said('Stopped: we don’t know yet whether invoice 2026-002202 was charged.')).toBeVisible()
  expect(states()).toEqual(['paid', 'unknown', 'skipped', 'skipped'])
})
