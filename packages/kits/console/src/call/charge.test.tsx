import { createCharge } from '@memberkit/contract/commerce/payments'
import { shownText } from '@memberkit/testing/outcomes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, openKit, text } from '../testing/open-kit.tsx'
import { sendButton } from '../testing/press-now.ts'

/** Opens the charge of a payment method by its menu, enters an amount, and returns a function that sends it. */
async function openCharge(method: string) {
  const stage = await openKit({ address: `/?service=payments&page=PaymentMethod&id=${method}` })
  await button('Actions').click()
  await page.getByRole('menuitem', { name: 'Charge payment method', exact: true }).click()
  await page.getByLabelText('Amount').fill('50.00')
  await page.getByLabelText('Currency').selectOptions('USD')
  return { ...stage, send: () => button('Charge payment method').click() }
}

// The first: what a form has had typed into it, the next test still finds there.
test('an amount has no currency before one is chosen, and then that one', async () => {
  await openKit({ address: '/?service=payments&page=PaymentMethod&id=pm-6101' })
  await button('Actions').click()
  await page.getByRole('menuitem', { name: 'Charge payment method', exact: true }).click()
  const besideAmount = () => page.getByLabelText('Amount').element().parentElement?.textContent
  await page.getByLabelText('Amount').fill('50.25')
  expect(besideAmount()).not.toContain('$')
  await page.getByLabelText('Currency').selectOptions('CAD')
  await expect.poll(besideAmount).toContain('CA$')
  await expect.element(page.getByLabelText('Amount')).toHaveValue('50.25')
})

test('a charge whose answer is lost is neither denied nor sent once more', async () => {
  const { platform, send } = await openCharge('pm-6101')
  platform.faults.add({ operation: createCharge, kind: 'dropped-after-commit' })
  await send()
  await expect.element(text('We don’t know whether it went through')).toBeVisible()
  expect(shownText()).not.toContain('hasn’t gone through')
  expect(sendButton()).toBeUndefined()
  expect(platform.calls.of(createCharge)).toHaveLength(1)
})

test('a charge that the bank declines says so, and is entered anew', async () => {
  const { platform, send } = await openCharge('pm-6102')
  platform.outcomes.set('pm-6102', 'DECLINED')
  await send()
  await expect.element(heading('Result')).toBeVisible()
  await expect.element(text('Declined')).toBeVisible()
  await expect.element(page.getByLabelText('Amount')).toHaveValue('')
  expect(shownText()).not.toContain('Payment method charged')
})
