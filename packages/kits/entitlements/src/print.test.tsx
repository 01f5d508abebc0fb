import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { printedBy, printedControls } from '@memberkit/testing/print'
import { button, openKit } from './testing/open-kit.tsx'

test('the member card prints alone: plan, member, number, service area and start date', async () => {
  const { events } = await openKit({ scenario: 'entitlements/family-active', address: '/?plan=ent-1' })
  await expect.element(button('Print card')).toBeVisible()
  expect(await printedBy(() => button('Print card').click())).toBe(
    'Legal Plan Family Member Grace Sample Member number M-0002 Service area Texas Valid since September 8, 2025',
  )
  expect(printedControls()).toEqual([])
  expect(events.filter(({ type }) => type === 'entitlements.list.exported')).toMatchObject([
    { data: { format: 'card', count: 1 } },
  ])
})

test.each(['entitlements/suspended-for-payment', 'entitlements/pending-fulfilment'] as const)(
  '%s: no card is offered, because it would be false proof of coverage',
  async (scenario) => {
    const address = scenario.includes('pending') ? '/?plan=ent-31' : '/?plan=ent-21'
    await openKit({ scenario, address })
    await expect.element(button('Print')).toBeVisible()
    expect(button('Print card').query()).toBeNull()
  },
)

test('a plan prints in full, without controls', async () => {
  await openKit({ scenario: 'entitlements/family-active', address: '/?plan=ent-1' })
  await expect.element(button('Change who is covered')).toBeVisible()
  const words = await printedBy(() => button('Print').click())
  for (const part of ['Legal Plan Family', 'Hugo Sample', 'Juno Sample', 'Trial Defense, terms', 'Texas'])
    expect(words).toContain(part)
  expect(words).toMatch(/Printed .* by Grace Sample/)
  expect(words).not.toMatch(/All plans|Change who/)
  expect(printedControls()).toEqual([])
})

test('the staff list prints with its columns', async () => {
  await openKit({ scenario: 'entitlements/staff' })
  await expect.element(page.getByRole('table', { name: 'Plans' })).toBeVisible()
  await button('Export').click()
  const words = await printedBy(() => page.getByRole('menuitem', { name: 'Print this list' }).click())
  expect(words).toContain('Legal Plan Family M-0002')
  expect(printedControls()).toEqual([])
})

test('what the member card says is said by the card alone', async () => {
  await openKit({ scenario: 'entitlements/family-active', address: '/?plan=ent-1' })
  await expect.element(page.getByText('Texas')).toBeVisible()
  expect(page.getByText('M-0002').elements()).toHaveLength(1)
  await expect.element(page.getByText('No end date')).toBeVisible()
})

test('each of the buttons that print has its own word, and the card comes before the people on it', async () => {
  await openKit({ scenario: 'entitlements/family-active', address: '/?plan=ent-1' })
  await expect.element(button('Print card')).toBeVisible()
  const words = [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(words.filter((label) => label?.includes('Print'))).toEqual(['Print', 'Print card'])
  const card = page.getByRole('region', { name: 'Member card' }).element()
  const people = page.getByRole('heading', { name: 'Who is covered' }).element()
  expect(card.compareDocumentPosition(people)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
