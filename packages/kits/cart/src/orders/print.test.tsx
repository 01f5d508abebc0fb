import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { memoryRouter } from '@memberkit/foundation/links'
import { heading, text } from '@memberkit/testing/on-page'
import { emulatePrint, printedControls, printedText } from '@memberkit/testing/print'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPurchase, renderOrders } from '../purchase/testing/open-purchase.tsx'
import { Orders } from './index.ts'

const open = (scenario: ScenarioName, address: string) =>
  renderOrders(({ subject }) => <Orders brand="example" identityId={subject.identityId} />, {
    scenario,
    router: memoryRouter(address),
  })

async function onPaper() {
  await emulatePrint()
  expect(printedControls()).toEqual([])
  return printedText()
}

test('the list on paper: numbers, days, statuses and totals; nothing to press', async () => {
  await open('cart/orders-history', '/')
  await expect.element(text('7 orders')).toBeVisible()
  const paper = await onPaper()
  for (const words of ['O-003003', 'Mar 8, 2026', 'Partially paid', '$39.85']) expect(paper).toContain(words)
  expect(paper).not.toContain('Finish order')
})

test('the numbers of orders are on narrow paper, too', async () => {
  await page.viewport(400, 768)
  onTestFinished(() => page.viewport(1024, 768))
  await open('cart/orders-history', '/')
  await expect.element(text('7 orders')).toBeVisible()
  const number = page.getByText('O-003003', { exact: true }).first().element()
  expect(number.getBoundingClientRect().width).toBe(1)
  await emulatePrint()
  expect(number.getBoundingClientRect().width).toBeGreaterThan(20)
})

test('an order on paper: what, for how much, its status, and what is not paid', async () => {
  await open('cart/orders-history', '/?orderId=order-3003')
  await expect.element(heading('Order O-003003')).toBeVisible()
  const paper = await onPaper()
  for (const words of [
    'Order O-003003',
    'Partially paid',
    'IDShield Individual 2021',
    '$14.95',
    'The bank declined this card',
  ])
    expect(paper).toContain(words)
  expect(paper).not.toMatch(/Delete|Pay the rest|All orders/)
})

test('the receipt of a purchase on paper', async () => {
  await openPurchase({ scenario: 'cart/orders-history', orderId: 'order-3005' })
  await expect.element(text('Paid $52.45')).toBeVisible()
  await expect.element(text('Visa ending in 4242')).toBeInTheDocument()
  const paper = await onPaper()
  for (const words of ['Paid $52.45', 'O-003005', 'Visa ending in 4242', 'Book', 'Subtotal', 'Total'])
    expect(paper).toContain(words)
})

test('an order before payment on paper claims nothing to be paid', async () => {
  await openPurchase({ scenario: 'cart/purchase-approved' })
  await expect.element(heading('Payment and agreement')).toBeVisible()
  await emulatePrint()
  const paper = printedText()
  expect(paper).toContain('$79.40')
  expect(paper).not.toMatch(/Paid|Receipt/)
})
