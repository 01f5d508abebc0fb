import {
  type NewOrder,
  createIdentityOrder,
  createOrder,
  purchaseOrder,
  updateOrderAuthorizedUsers,
  updateOrderOffers,
} from '@memberkit/contract/commerce/orders'
import { getProduct } from '@memberkit/contract/commerce/products'
import { button, heading, text } from '@memberkit/testing/on-page'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { agree, openPurchase, pay } from './testing/open-purchase.tsx'
import { onePlan } from './testing/order.ts'

const types = (events: readonly { type: string }[]) =>
  events.map(({ type }) => type).filter((type) => type.startsWith('cart.'))

test('what is ordered, the consent with its instant, one request, and a receipt', async () => {
  const { platform, events } = await openPurchase({ scenario: 'cart/purchase-approved' })
  await expect.element(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
  await expect.element(text('From the next billing period, it renews automatically at')).toBeVisible()
  await pay.click()
  await expect.element(page.getByText('Agree to the price and contracts to continue.').first()).toBeVisible()
  expect(platform.calls.of(purchaseOrder)).toHaveLength(0)
  await agree()
  const { total } = platform.store.orders.orders.get('order-3001')!
  await expect.element(pay).toHaveTextContent(`Pay $${total}`)
  await pay.click()

  await expect.element(text('We’re processing order')).toBeVisible()
  await expect.element(text('You can leave this page')).toBeVisible()
  const [call] = platform.calls.of(purchaseOrder)
  expect(call?.headers['if-match']).toBe('1')
  expect(call?.body).toMatchObject({ paymentMethod: 'CREDIT_CARD', paymentMethodId: 'pm-1', amount: total })
  const { agreements } = call!.body as { agreements: { contractId: string; agreedAt: string }[] }
  expect(Object.keys(agreements[0]!)).toEqual(['contractId', 'agreedAt'])
  expect(agreements.map(({ contractId }) => contractId)).toEqual([
    'contract-legal-family-en-US',
    'contract-ids-individual-en-US',
    'contract-book-en-US',
  ])
  const consent = events.find(({ type }) => type === 'cart.consent.given')?.data
  expect(consent).toMatchObject({ version: 'cart-2026-03', at: agreements[0]?.agreedAt, isAutoRenewal: true })
  await button('Check now').click()
  await expect.element(text(`Paid $${total}`)).toBeVisible()
  expect(types(events)).toEqual(['cart.consent.given', 'cart.order.purchased', 'cart.order.settled'])
})

test('two presses in one tick are one request', async () => {
  const { platform } = await openPurchase({ scenario: 'cart/purchase-approved' })
  await agree()
  const element = pay.element() as HTMLButtonElement
  element.click()
  element.click()
  await expect.element(text('We’re processing order')).toBeVisible()
  expect(platform.calls.of(purchaseOrder)).toHaveLength(1)
})

test('two copies of one order are one purchase, and both show it', async () => {
  const { platform } = await openPurchase({ scenario: 'cart/purchase-approved', copies: 2 })
  for (const copy of [0, 1]) {
    await page.getByRole('checkbox', { name: 'I agree to the price and contracts above' }).nth(copy).click()
    await page
      .getByRole('checkbox', { name: /^I agree to automatic renewal/ })
      .nth(copy)
      .click()
  }
  const buttons = pay.elements() as HTMLButtonElement[]
  for (const one of buttons) one.click()
  await expect.poll(() => heading(/We’re processing order/).elements()).toHaveLength(2)
  expect(platform.calls.of(purchaseOrder)).toHaveLength(1)
})

test('another window is buying it: nothing is sent from here', async () => {
  const { platform } = await openPurchase({ scenario: 'cart/purchase-approved' })
  await agree()
  const path = '/v2/identities/{identityId}/orders/{orderId}/purchase'
  let free = () => {}
  const held = new Promise<void>((resolve) => (free = resolve))
  void navigator.locks.request(`memberkit orders POST ${path} order-3001`, () => held)
  await pay.click()
  await expect.element(text('another window')).toBeVisible()
  expect(platform.calls.of(purchaseOrder)).toHaveLength(0)
  free()
})

test('a price that changed meanwhile is shown, unticks the consent and asks again', async () => {
  const { platform, queryClient } = await openPurchase({ scenario: 'cart/purchase-approved' })
  await agree()
  const { orders } = platform.store.orders
  const before = orders.get('order-3001')!
  orders.put({ ...before, total: '500.00', version: '2' })
  await queryClient.invalidateQueries()
  await expect.element(text('This order has changed')).toBeVisible()
  await expect.element(text('$500.00 (was $79.40)')).toBeVisible()
  // Before the order as it was; until it is accepted, there is nothing to agree to.
  expect(document.querySelector('[data-mk-action="changed"], table')?.localName).not.toBe('table')
  expect(page.getByRole('checkbox').elements()).toHaveLength(0)
  expect(pay.query()).toBeNull()
  await button('Review the changes').click()
  await expect.element(button('Pay $500.00')).toBeVisible()
  await expect
    .element(page.getByRole('checkbox', { name: 'I agree to the price and contracts above' }))
    .not.toBeChecked()
  expect(platform.calls.of(purchaseOrder)).toHaveLength(0)
})

test('changed between the review and the press (412): nothing is bought at the old price', async () => {
  const { platform } = await openPurchase({ scenario: 'cart/purchase-approved' })
  await agree()
  const { orders } = platform.store.orders
  const before = orders.get('order-3001')!
  orders.put({ ...before, total: '500.00', version: '2' })
  await pay.click()
  await expect.element(text('This order has changed')).toBeVisible()
  expect(orders.get('order-3001')?.status).toBe('OPEN')
  await expect.element(button('Review the changes')).toBeVisible()
})

test('a lost answer is looked up before anything is offered', async () => {
  const { platform, events } = await openPurchase({ scenario: 'cart/purchase-approved' })
  await agree()
  platform.faults.add({ operation: purchaseOrder, kind: 'dropped-after-commit', times: 1 })
  await pay.click()
  await expect.element(text('Paid $79.40')).toBeVisible()
  expect(platform.calls.of(purchaseOrder)).toHaveLength(1)
  expect(types(events).filter((type) => type === 'cart.order.purchased')).toHaveLength(1)
})

test('declined: the order is kept, the focus is on the payment, another method is offered first', async () => {
  const { platform, events } = await openPurchase({ scenario: 'cart/purchase-declined' })
  await agree()
  await pay.click()
  await expect.element(text('The payment with Visa ending in 4242 didn’t go through')).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toContain('The payment with Visa ending in 4242')
  await expect.element(page.getByRole('radio', { name: 'Mastercard ending in 4444' })).toBeChecked()
  expect(types(events)).toContain('cart.payment.failed')
  await agree()
  await pay.click()
  await expect.element(text('We’re processing order')).toBeVisible()
  expect(platform.calls.of(purchaseOrder)).toHaveLength(2)
})

test('declined again in another tab: the method that was declined last is named', async () => {
  const { platform, queryClient } = await openPurchase({ scenario: 'cart/purchase-declined' })
  await agree()
  await pay.click()
  await expect.element(text('The payment with Visa ending in 4242 didn’t go through')).toBeVisible()
  const { orders } = platform.store.orders
  orders.put({ ...orders.get('order-3001')!, paymentMethodId: 'pm-2' })
  await queryClient.invalidateQueries()
  await expect.element(text('The payment with Mastercard ending in 4444 didn’t go through')).toBeVisible()
})

test('declined for good: the method can’t be chosen again, whatever becomes of its cooldown', async () => {
  const { platform } = await openPurchase({
    scenario: 'cart/purchase-approved',
    prepare: ({ outcomes }) => outcomes.set('pm-1', 'HARD_DECLINED'),
  })
  await agree()
  await pay.click()
  await expect.element(text('The payment with Visa ending in 4242 didn’t go through')).toBeVisible()
  const visa = page.getByRole('radio', { name: 'Visa ending in 4242' })
  await expect.element(visa).toBeDisabled()
  await expect.element(text('Can’t be used: the bank permanently declined it.')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Mastercard ending in 4444' })).toBeChecked()
  await agree()
  await pay.click()
  await expect.element(text('We’re processing order')).toBeVisible()
  expect(platform.calls.of(purchaseOrder).map(({ body }) => body)).toMatchObject([
    { paymentMethodId: 'pm-1' },
    { paymentMethodId: 'pm-2' },
  ])
})

test('partially paid: what is paid and what isn’t, line by line, and the rest is paid once', async () => {
  const { platform } = await openPurchase({ scenario: 'cart/purchase-partial' })
  await agree()
  await pay.click()
  await expect.element(heading('Part of your order is paid')).toBeVisible()
  await expect.element(text('Payment failed')).toBeVisible()
  await button('Pay the rest').click()
  const invoice = platform.store.invoices.invoices.all()[0]!
  await expect.element(button(`Pay $${invoice.due}`)).toBeVisible()
})

test.each([409, 422, 429] as const)('refused with %i: the page stays, and nothing is claimed', async (kind) => {
  const { platform } = await openPurchase({ scenario: 'cart/purchase-approved' })
  await agree()
  platform.faults.add({ operation: purchaseOrder, kind })
  await pay.click()
  await expect.poll(() => document.querySelector('[data-mk-action="refused"]')).not.toBeNull()
  await expect.element(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'I agree to the price and contracts above' })).toBeChecked()
  expect(platform.calls.of(purchaseOrder)).toHaveLength(1)
})

test('contracts that can’t be read: nothing can be bought', async () => {
  const { platform } = await openPurchase({
    scenario: 'cart/purchase-approved',
    prepare: ({ faults }) => void faults.add({ operation: getProduct, kind: 400 }),
  })
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true')
  await pay.click({ force: true })
  expect(platform.calls.of(purchaseOrder)).toHaveLength(0)
})

test('from a cart: its lines at the offers’ prices, one order, and its address', async () => {
  const { platform, router, events } = await openPurchase({
    scenario: 'cart/orders-empty',
    order: onePlan,
    source: 'spring',
    channel: 'NEW_CHANNEL',
  })
  await expect.element(text('Due today, with estimated tax')).toBeVisible()
  await button('Continue to payment').dblClick()
  await expect.element(heading('Payment and agreement')).toBeVisible()
  expect(platform.calls.of(createIdentityOrder).map(({ body }) => body)).toEqual([
    { ...onePlan, source: 'spring', channel: 'NEW_CHANNEL' },
  ])
  expect(router.current()).toContain('purchase=order-9001')
  expect(types(events)).toEqual(['cart.order.created'])
})

test('the answer to creating is lost: the order is found, and none is created twice', async () => {
  const { platform } = await openPurchase({ scenario: 'cart/orders-empty', order: onePlan })
  platform.faults.add({ operation: createIdentityOrder, kind: 'dropped-after-commit', times: 1 })
  await button('Continue to payment').click()
  await expect.element(heading('Payment and agreement')).toBeVisible()
  expect(platform.store.orders.orders.all()).toHaveLength(1)
})

test('a cart bought in one tab is locked in the other, and Back shows its receipt', async () => {
  const { platform } = await openPurchase({
    scenario: 'cart/orders-empty',
    order: onePlan,
    cartKey: 'cart-7',
    copies: 2,
  })
  await button('Continue to payment').first().click()
  await expect.poll(() => heading('Payment and agreement').elements()).toHaveLength(2)
  await page.getByRole('checkbox', { name: 'I agree to the price and contracts above' }).first().click()
  await page
    .getByRole('checkbox', { name: /^I agree to automatic renewal/ })
    .first()
    .click()
  await pay.first().click()
  await expect.poll(() => heading(/We’re processing order/).elements()).toHaveLength(2)
  expect(platform.store.orders.orders.all()).toHaveLength(1)
  expect(platform.calls.of(purchaseOrder)).toHaveLength(1)
})

test('opened anew with the same cart, another tab shows the receipt and no button to pay', async () => {
  localStorage.setItem(
    'memberkit.cart cart-8',
    JSON.stringify({ orderId: 'order-3005', isBought: true, content: 'x', at: 1 }),
  )
  await openPurchase({ scenario: 'cart/orders-history', order: onePlan, cartKey: 'cart-8' })
  await expect.element(text('This has already been ordered.')).toBeVisible()
  expect(button('Order again').query()).toBeNull()
  expect(button('Continue to payment').query()).toBeNull()
})

test('Québec: the French contract first, English only by choice after it was opened', async () => {
  const { platform } = await openPurchase({ scenario: 'cart/purchase-quebec', locale: 'en-CA' })
  const english = page.getByRole('radio', { name: /^English: I have received/ })
  await expect.element(english).toBeDisabled()
  const contract = page.getByRole('link', { name: /terms|conditions/ }).first()
  contract.element().addEventListener('click', (event) => event.preventDefault(), { once: true })
  expect(contract.element().closest('[lang]')?.getAttribute('lang')).toBe('fr-CA')
  await agree()
  await pay.click()
  await expect.element(page.getByText('Choose the language of your contract.').first()).toBeVisible()
  contract.element().addEventListener('click', (event) => event.preventDefault(), { once: true })
  await contract.click()
  await english.click()
  await pay.click()
  await expect.element(text('We’re processing order')).toBeVisible()
  const { agreements } = platform.calls.of(purchaseOrder)[0]!.body as { agreements: { contractId: string }[] }
  expect(agreements.map(({ contractId }) => contractId)).toEqual(['contract-legal-family-ca-en-CA'])
})

test('before sign-in: an order without an owner, updated when the cart changes, and a way to sign in', async () => {
  const onSignIn = vi.fn()
  const first = await openPurchase({
    scenario: 'cart/orders-empty',
    order: onePlan,
    isAnonymous: true,
    onSignIn,
    cartKey: 'cart-9',
  })
  await button('Continue to payment').click()
  await button('Sign in').click()
  expect(onSignIn).toHaveBeenCalledWith('order-9001')
  expect(first.platform.calls.of(createOrder)).toHaveLength(1)
})

test('an anonymous order follows its cart: offers, then authorized users', async () => {
  const changed: NewOrder = {
    ...onePlan,
    authorizedUsers: [{ type: 'SPOUSE', firstName: 'Nat', lastName: 'Newexample' }],
  }
  const { platform } = await openPurchase({
    scenario: 'cart/purchase-anonymous',
    order: changed,
    orderId: 'order-3009',
    isAnonymous: true,
  })
  await button('Continue to payment').click()
  await expect.element(heading('Sign in to continue')).toBeVisible()
  expect(platform.calls.of(updateOrderOffers)).toHaveLength(1)
  expect(platform.calls.of(updateOrderAuthorizedUsers)).toHaveLength(1)
  expect(platform.calls.of(createOrder)).toHaveLength(0)
  expect(platform.store.orders.orders.get('order-3009')?.offers).toHaveLength(1)
})
