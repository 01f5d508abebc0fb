import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { heading, openKit } from '../testing/open-kit.tsx'

const offer = '/?service=offers&page=Offer&in=brand~example&id=offer-legal-family-d2c'

const box = (element: Element) => element.getBoundingClientRect()
const card = (title: string) =>
  heading(title).element().closest('[aria-labelledby]')!.parentElement!.parentElement!.parentElement!

test('the facts of an entity are one card, without holes between its groups', async () => {
  await openKit({ address: offer })
  await expect.element(heading('Products')).toBeVisible()
  expect(new Set(['Sale', 'Dates', 'Where it applies', 'Content', 'Record'].map(card)).size).toBe(1)
})

test('on a phone, what edits an entity is as wide as the page, above the other actions', async () => {
  await page.viewport(360, 800)
  await openKit({ address: offer })
  await expect.element(heading('Products')).toBeVisible()
  const edit = box(page.getByRole('button', { name: 'Edit', exact: true }).element())
  expect(edit.width).toBe(box(card('Sale')).width)
  expect(edit.bottom).toBeLessThan(box(page.getByRole('button', { name: 'Actions', exact: true }).element()).top)
  await page.viewport(1024, 768)
})

test('an entity has one way back to its list, and its path no second one', async () => {
  await openKit({ address: offer })
  await expect.element(page.getByRole('button', { name: 'All offers' })).toBeVisible()
  const path = page.getByRole('navigation', { name: 'Where you are' }).element()
  const shown = [...path.querySelectorAll('li')].filter((one) => box(one).width > 1)
  expect(shown.map((one) => one.textContent)).toEqual(['Console'])
})

test('what the console offers everywhere stands beside the way back, and above a page without one', async () => {
  const launcher = page.getByRole('button', { name: /^Go to/ })
  await openKit({ address: offer })
  const back = page.getByRole('button', { name: 'All offers' })
  await expect.element(back).toBeVisible()
  expect(box(launcher.element()).top).toBe(box(back.element()).top)

  await cleanUp()
  await openKit({
    address: '/?service=notifications&page=NotificationTemplate&id=invoice-paid',
    scenario: 'console/denied',
  })
  const denied = page.getByText('You don’t have access to this notification template')
  await expect.element(denied).toBeVisible()
  const shownOn = denied.element().closest('[data-mk-state]') ?? denied.element()
  expect(box(launcher.element()).bottom).toBeLessThanOrEqual(box(shownOn).top)
})

test('a fact without a value says so in words', async () => {
  await openKit({ address: offer })
  await expect.element(page.getByText('Not set').first()).toBeVisible()
})
