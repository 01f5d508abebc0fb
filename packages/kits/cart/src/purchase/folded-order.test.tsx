import { button, text } from '@memberkit/testing/on-page'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { agree, openPurchase, pay } from './testing/open-purchase.tsx'

const onPhone = async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1024, 768))
}

test('declined, on a phone: the lines, read before, are folded; the amount due and the payment are there', async () => {
  await onPhone()
  await openPurchase({ scenario: 'cart/purchase-declined' })
  await agree()
  await pay.click()
  await expect.element(text('didn’t go through')).toBeVisible()
  await expect.element(text('Trial Defense')).not.toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Due today' })).toBeVisible()
  await button('Show items').click()
  await expect.element(text('Trial Defense')).toBeVisible()
  await expect.element(button('Hide items')).toHaveAttribute('aria-expanded', 'true')
  await page.viewport(1024, 768)
  await expect.element(button('Hide items')).not.toBeInTheDocument()
})

test('on a phone, a long order is folded above its payment', async () => {
  await onPhone()
  await openPurchase({ scenario: 'cart/purchase-approved' })
  await expect.element(page.getByRole('rowheader', { name: 'Due today' })).toBeVisible()
  await expect.element(text('Trial Defense')).not.toBeVisible()
  await button('Show items').click()
  await expect.element(text('Trial Defense')).toBeVisible()
})
