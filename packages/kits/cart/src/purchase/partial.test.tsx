import { memoryRouter } from '@memberkit/foundation/links'
import { button, heading, text } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Orders } from '../orders/index.ts'
import { paidOf } from './paid.rules.ts'
import { agree, openPurchase, pay, renderOrders } from './testing/open-purchase.tsx'
import { lineOf, orderOf } from './testing/order.ts'

test.each([
  ['en-US', '$14.95 paid, $24.90 still due, before tax.', 'The bank declined this card'],
  ['en-CA', 'US$14.95 paid, US$24.90 still due, before tax.', 'The bank declined this card'],
  ['fr-CA', '14,95 $ US payés; 24,90 $ US restent à payer, avant taxes.', 'La banque a refusé cette carte'],
  ['es-US', '$14.95 pagados; faltan $24.90 por pagar, antes de impuestos.', 'El banco rechazó esta tarjeta'],
] as const)(
  'a partly paid order says how much is paid, and no reason of the bank: %s',
  async (locale, words, reason) => {
    await openPurchase({ scenario: 'cart/purchase-rest', locale })
    await expect.element(text(words)).toBeVisible()
    await expect.element(text(reason)).toBeVisible()
    expect(document.body.textContent).not.toMatch(/stolen|calculated at purchase|calculées à l’achat|se calculan/i)
  },
)

test('what is left to pay changes under review: the new amount has to be agreed to again', async () => {
  const { platform, queryClient } = await openPurchase({ scenario: 'cart/purchase-partial' })
  await agree()
  await pay.click()
  await button('Pay the rest').click()
  const { invoices } = platform.store.invoices
  const invoice = invoices.all()[0]!
  await expect.element(button(`Pay $${invoice.due}`)).toBeVisible()
  const terms = page.getByRole('checkbox', { name: /to the price and contracts above$/ })
  await terms.click()
  await expect.element(terms).toBeChecked()
  invoices.put({ ...invoice, due: '11.00' })
  await queryClient.invalidateQueries()
  await expect.element(button('Pay $11.00')).toBeVisible()
  await expect.element(terms).not.toBeChecked()
})

test('staff read the bank’s own reason', async () => {
  await renderOrders(({ subject }) => <Orders brand="example" identityId={subject.identityId} />, {
    scenario: 'cart/orders-staff',
    router: memoryRouter('/?orderId=order-3003'),
  })
  await expect.element(heading('Order O-003003')).toBeVisible()
  await expect.element(text('Stolen card')).toBeVisible()
})

test('a tax that a paid order doesn’t state isn’t still to be calculated', async () => {
  await openPurchase({ scenario: 'cart/purchase-rest' })
  await expect.element(page.getByRole('row', { name: 'Tax Not known' })).toBeVisible()
})

const part = orderOf({
  status: 'PARTIALLY_FUNDED',
  offers: [lineOf({ status: 'FUNDED' }), lineOf({ id: 'line-2', status: 'PAYMENT_FAILED', initialPrice: '18.50' })],
  subtotal: '48.45',
  total: '48.45',
})

test('amounts are told only where every line is known', () => {
  expect(paidOf(part)).toEqual({ paid: '29.95', due: '18.50', isBeforeTax: true })
  expect(paidOf({ ...part, tax: '0.00' })?.isBeforeTax).toBe(false)
  expect(paidOf({ ...part, tax: '4.00' })?.isBeforeTax).toBe(true)
  expect(paidOf({ ...part, invoiceId: 'invoice-1' })).toBeUndefined()
  expect(paidOf({ ...part, subtotal: '40.00' })).toBeUndefined()
  expect(paidOf({ ...part, offers: [part.offers[0]!, { ...part.offers[1]!, status: 'ESCALATED' }] })).toBeUndefined()
  expect(paidOf({ ...part, status: 'FUNDED' })).toBeUndefined()
})

test('what is paid and still due stand below the total that they add up to', async () => {
  await openPurchase({ scenario: 'cart/purchase-rest' })
  await expect.element(page.getByRole('row', { name: 'Total before tax $39.85' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Paid $14.95' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Still due $24.90' })).toBeVisible()
})
