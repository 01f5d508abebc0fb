import { paymentJournal } from '@memberkit/contract/commerce/payments'
import { dialog, said } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choose, menuOf, openWallet } from '../testing/open-wallet.tsx'

test('staff read who did what to a method; leaving it comes back to its menu', async () => {
  const { platform } = await openWallet({ scenario: 'payments/wallet-staff' })
  await choose('History')
  await expect.element(dialog.getByRole('heading', { name: 'History of Visa ending in 4242' })).toBeVisible()
  await expect.element(said('Payment method added')).toBeVisible()
  expect(platform.calls.of(paymentJournal).map(({ url }) => new URL(url).searchParams.get('entityId'))).toContain(
    'pm-1',
  )
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(menuOf('Visa ending in 4242')).toHaveFocus()
})

test('a member’s own menu has no history: the journal names staff', async () => {
  const { platform } = await openWallet({ scenario: 'payments/wallet-mixed' })
  await menuOf('Visa ending in 4242').click()
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'History' }).query()).toBeNull()
  expect(platform.calls.of(paymentJournal)).toHaveLength(0)
})
