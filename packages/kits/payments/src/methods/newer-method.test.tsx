import { getPaymentMethod, type PaymentMethod, updateBillingAddress } from '@memberkit/contract/commerce/payments'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { field, inDialog, said, text } from '@memberkit/testing/on-page'
import { enter, press } from '@memberkit/testing/press'
import { skipTime } from '@memberkit/testing/skip-time'
import { expect, test, vi } from 'vitest'
import { choose, openWallet } from './testing/open-wallet.tsx'

const dallas = {
  address1: '9 Elsewhere Road',
  locality: 'Dallas',
  administrativeArea: 'TX',
  postalCode: '75201',
  country: 'US',
}

/** Opens a form. `change` lets a colleague change the method, and the page read it. */
async function openForm(action: string) {
  skipTime()
  const { platform } = await openWallet({ scenario: 'payments/wallet-mixed' })
  const { paymentMethods } = platform.store.payments
  await choose(action)
  await expect.poll(() => platform.calls.of(getPaymentMethod).at(-1)?.status).toBe(200)
  return {
    platform,
    async change(patch: Partial<PaymentMethod>) {
      changeAsColleague(platform, paymentMethods, 'pm-1', patch)
      await vi.advanceTimersByTimeAsync(60_000)
      window.dispatchEvent(new Event('visibilitychange'))
      await expect.element(said('This payment method has changed')).toBeVisible()
    },
  }
}

test('an address that a colleague has changed keeps what they changed, and what was typed', async () => {
  const { platform, change } = await openForm('Change billing address')
  await enter(field('Street address'), '7 Sample Lane')
  await change({ billingAddress: dallas })
  await expect.element(field('City')).toHaveValue('Dallas')
  await expect.element(field('ZIP code')).toHaveValue('75201')
  await expect.element(field('Street address')).toHaveValue('7 Sample Lane')
  await press(inDialog('Save address'))
  expect(platform.calls.of(updateBillingAddress)).toHaveLength(0)
  await press(inDialog('Save address'))
  await expect.element(text('The billing address was saved.')).toBeVisible()
  expect(platform.calls.of(updateBillingAddress).map(({ body }) => body)).toEqual([
    { ...dallas, address1: '7 Sample Lane' },
  ])
})

test('a name that a colleague has changed shows in the form, unless another one was typed', async () => {
  const { change } = await openForm('Rename')
  await change({ name: 'Card for the office' })
  await expect.element(field('Name')).toHaveValue('Card for the office')
  await enter(field('Name'), 'Everyday card')
  await change({ name: 'Card for travel' })
  await expect.element(field('Name')).toHaveValue('Everyday card')
})
