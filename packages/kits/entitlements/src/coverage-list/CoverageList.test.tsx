import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, openKit, text } from '../testing/open-kit.tsx'

const groups = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)
const plans = () =>
  page
    .getByRole('heading', { level: 4 })
    .elements()
    .map(({ textContent }) => textContent)

test('usable plans come first, then unusable and ended ones, with two requests', async () => {
  const { platform } = await openKit({ scenario: 'entitlements/every-state' })
  await expect.element(heading('What you can use today')).toBeVisible()
  expect(groups()).toEqual(['What you can use today', 'Not in use yet or suspended', 'Ended'])
  expect(plans()).toEqual([
    'Legal Plan Family',
    'IDShield Family 2021',
    'Legal Small Business',
    'IDShield Individual 2021',
    'Legal CDLP',
    'Legal Plan Individual',
  ])
  expect(platform.calls.entries).toHaveLength(2)
})

test('covered people are listed by name', async () => {
  await openKit({ scenario: 'entitlements/family-active' })
  await expect.element(text('You, Hugo Sample, Ivy Sample, Juno Sample')).toBeVisible()
})

test('a plan opens by keyboard, reports an event without names, and restores focus on closing', async () => {
  const { router, events } = await openKit({ scenario: 'entitlements/family-active' })
  await button('View details of Legal Plan Family').click()
  expect(router.current()).toBe('/?plan=ent-1')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Legal Plan Family' })).toHaveFocus()
  await button('All plans').click()
  await expect.element(button('View details of Legal Plan Family')).toHaveFocus()
  expect(events.filter(({ type }) => type.startsWith('entitlements.'))).toEqual([
    { type: 'entitlements.plan.opened', kit: 'entitlements', isActingFor: false, data: { entitlementId: 'ent-1' } },
  ])
})

test('setup is the host’s, and is offered only with onSetUp', async () => {
  const onSetUp = vi.fn()
  const { events, screen } = await openKit({ scenario: 'entitlements/needs-setup', onSetUp })
  await button('Set up IDShield Individual 2021').click()
  expect(onSetUp).toHaveBeenCalledWith('ent-11')
  expect(events).toContainEqual(expect.objectContaining({ type: 'entitlements.setup.started' }))
  await screen.unmount()
  await openKit({ scenario: 'entitlements/needs-setup' })
  await expect.element(text('Set this plan up')).toBeVisible()
  expect(button(/^Set up/).query()).toBeNull()
})

test('a plan suspended for billing links to billing; one suspended by staff shows their reason', async () => {
  const onResolveBilling = vi.fn()
  const { screen } = await openKit({ scenario: 'entitlements/suspended-for-payment', onResolveBilling })
  await button('Go to billing').click()
  expect(onResolveBilling).toHaveBeenCalledWith('sub-21')
  await screen.unmount()
  await openKit({ scenario: 'entitlements/every-state', onResolveBilling })
  await expect.element(text('Reason: Waiting for the registration of the business.')).toBeVisible()
  expect(button('Go to billing').query()).toBeNull()
})

test('a mismatch with billing is shown to members and to staff in different words', async () => {
  const { screen } = await openKit({ scenario: 'entitlements/billing-mismatch' })
  await expect.element(text('isn’t active, so the coverage may end')).toBeVisible()
  await screen.unmount()
  await openKit({ scenario: 'entitlements/billing-mismatch', realm: 'Internal', address: '/?plan=ent-1' })
  await expect.element(text('Coverage is active, but its subscription is suspended or canceled.')).toBeVisible()
})

test('a person who shares a plan sees the owner first and their own relation, and cannot change who is covered', async () => {
  await openKit({ scenario: 'entitlements/shared', address: '/?plan=ent-1' })
  await expect.element(heading('Who is covered')).toBeVisible()
  expect(page.getByRole('listitem').filter({ hasText: 'Spouse' }).elements()).toHaveLength(1)
  expect(page.getByRole('listitem').first().element()).toHaveTextContent('Account owner')
  expect(button('Change who is covered').query()).toBeNull()
})

test('a deep link opens a plan and returns to returnTo, unless that is another origin', async () => {
  const { router, screen } = await openKit({
    scenario: 'entitlements/family-active',
    address: '/?plan=ent-1&returnTo=%2Fhome',
  })
  await button('Go back').click()
  expect(router.current()).toBe('/home')
  await screen.unmount()
  await openKit({
    scenario: 'entitlements/family-active',
    address: '/?plan=ent-1&returnTo=https%3A%2F%2Fevil.example',
  })
  await expect.element(button('All plans')).toBeVisible()
})

test('group administrators see “Not available here”, and nothing is requested', async () => {
  const { platform } = await openKit({ scenario: 'entitlements/group-realm' })
  await expect.element(heading('Not available here')).toBeVisible()
  expect(platform.calls.entries).toEqual([])
})

test.each([
  ['Fulfilled', 'You can use this plan from April 1, 2026.'],
  ['PendingCreate', 'This plan starts on April 1, 2026.'],
] as const)('a plan to come that is %s: %s', async (fulfillmentStatus, note) => {
  await openKit({
    scenario: 'entitlements/family-active',
    prepare({ store: { entitlements } }) {
      const one = entitlements.entitlements.get('ent-1')!
      entitlements.entitlements.put({ ...one, effectiveFrom: '2026-04-01', fulfillmentStatus })
    },
  })
  await expect.element(text(note)).toBeVisible()
})

test('a new member sees an empty state', async () => {
  await openKit({ scenario: 'entitlements/empty' })
  await expect.element(heading('No plans yet')).toBeVisible()
})

test('fr-CA: the list is in French', async () => {
  await openKit({ scenario: 'entitlements/quebec', locale: 'fr-CA' })
  await expect.element(heading('Vos forfaits et votre protection')).toBeVisible()
  await expect.element(text('Depuis le 1er août 2025')).toBeVisible()
})

test.each(['entitlements/denied', 'entitlements/failed', 'entitlements/empty'] as const)(
  '%s: the page keeps its title',
  async (scenario) => {
    await openKit({ scenario })
    await expect.element(page.getByRole('heading', { level: 2, name: 'Your plans and coverage' })).toBeVisible()
  },
)

test('a reason is a sentence, whoever wrote it', async () => {
  await openKit({ scenario: 'entitlements/every-state' })
  await expect.element(page.getByText('Reason: Waiting for the registration of the business.').first()).toBeVisible()
  await expect.element(page.getByText('Reason: The subscription that pays for it was canceled.').first()).toBeVisible()
})

test('staff see that a plan starts later, and no tone of an ended one', async () => {
  await openKit({ scenario: 'entitlements/staff' })
  await expect.element(page.getByRole('row', { name: /Legal CDLP/ })).toBeVisible()
  const rowOf = (plan: string) => page.getByRole('row', { name: new RegExp(plan) }).element()
  expect(rowOf('Legal CDLP').textContent).toContain('Starts later')
  expect(rowOf('IDShield Family 2021').textContent).not.toContain('Starts later')
  const toneOf = (plan: string) =>
    [...rowOf(plan).querySelectorAll('[data-tone]')]
      .find(({ textContent }) => textContent === 'Ready')
      ?.getAttribute('data-tone')
  expect(toneOf('IDShield Family 2021')).toBe('positive')
  expect(toneOf('Legal Plan Individual')).toBe('neutral')
})
