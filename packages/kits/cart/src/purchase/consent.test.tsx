import { purchaseOrder } from '@memberkit/contract/commerce/orders'
import type { MockPlatform } from '@memberkit/fixtures'
import { text } from '@memberkit/testing/on-page'
import { skipTime } from '@memberkit/testing/skip-time'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { agree, openPurchase, pay } from './testing/open-purchase.tsx'

const terms = page.getByRole('checkbox', { name: /to the price and contracts above$/ })
const changed = text('The contracts changed during your review.')

/** Publishes a new contract in place of each one of a locale. */
function publish({ store }: MockPlatform, locale: string) {
  const { products } = store.products
  const next = <T extends { id: string; locale: string }>(contracts: readonly T[]) =>
    contracts.map((one) => (one.locale === locale ? { ...one, id: `${one.id}-next` } : one))
  for (const product of products.all()) {
    products.put({
      ...product,
      contracts: next(product.contracts),
      stateVariants: product.stateVariants.map((one) => ({ ...one, contracts: next(one.contracts) })),
      productTiers: product.productTiers.map((one) => ({ ...one, contracts: next(one.contracts) })),
    })
  }
}

const agreedContracts = (platform: MockPlatform) => {
  const { agreements } = platform.calls.of(purchaseOrder)[0]!.body as { agreements: { contractId: string }[] }
  return agreements.map(({ contractId }) => contractId)
}

test('contracts that change under review are agreed to again, and it says why', async () => {
  const { platform, queryClient } = await openPurchase({ scenario: 'cart/purchase-approved' })
  await agree()
  // The same contracts, read again, change nothing.
  await queryClient.invalidateQueries()
  await expect.element(terms).toBeChecked()
  expect(changed.query()).toBeNull()
  publish(platform, 'en-US')
  await queryClient.invalidateQueries()
  await expect.element(changed).toBeVisible()
  await expect.element(terms).not.toBeChecked()
  await pay.click()
  await expect.element(text('Agree to the price and contracts to continue.')).toBeVisible()
  expect(platform.calls.of(purchaseOrder)).toHaveLength(0)
  await terms.click()
  await pay.click()
  await expect.poll(() => platform.calls.of(purchaseOrder).length).toBe(1)
  expect(agreedContracts(platform).every((id) => id.endsWith('-next'))).toBe(true)
})

test('contracts that change are shown once the window is looked at again, before anything is sent', async () => {
  skipTime()
  const { platform } = await openPurchase({ scenario: 'cart/purchase-approved' })
  await agree()
  publish(platform, 'en-US')
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(changed).toBeVisible()
  await expect.element(terms).not.toBeChecked()
})

test('a purchase that is refused for the contracts that it names shows those of now', async () => {
  const { platform } = await openPurchase({ scenario: 'cart/purchase-approved' })
  await agree()
  publish(platform, 'en-US')
  await pay.click()
  await expect.element(changed).toBeVisible()
  await expect.element(terms).not.toBeChecked()
  expect(platform.store.orders.orders.get('order-3001')!.status).toBe('OPEN')
  await terms.click()
  await pay.click()
  await expect.poll(() => platform.store.orders.orders.get('order-3001')!.status).not.toBe('OPEN')
  expect(platform.calls.of(purchaseOrder)).toHaveLength(2)
})

test('Québec: English has to be chosen again once the French contract is another one', async () => {
  const { platform, queryClient } = await openPurchase({ scenario: 'cart/purchase-quebec', locale: 'en-CA' })
  const english = page.getByRole('radio', { name: /^English: I have received/ })
  const contract = page.getByRole('link', { name: /terms|conditions/ }).first()
  const open = async () => {
    await expect.element(contract).toBeVisible()
    contract.element().addEventListener('click', (event) => event.preventDefault(), { once: true })
    await contract.click()
  }
  await open()
  await english.click()
  await agree()
  publish(platform, 'fr-CA')
  await queryClient.invalidateQueries()
  await expect.element(changed).toBeVisible()
  await expect.element(english).toBeDisabled()
  await expect.element(english).not.toBeChecked()
  await expect.element(terms).not.toBeChecked()
  await open()
  await english.click()
  await terms.click()
  await pay.click()
  await expect.poll(() => platform.calls.of(purchaseOrder).length).toBe(1)
  expect(agreedContracts(platform)).toEqual(['contract-legal-family-ca-en-CA'])
})
