import { branchJournal, branchMaxClock } from '@memberkit/contract/partners/branches'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { printedBy, printedControls } from '@memberkit/testing/print'
import { button, openJournal, text } from '../testing/open-kit.tsx'

const actions = () => [...document.querySelectorAll('li[data-action]')].map((line) => line.getAttribute('data-action'))

test('entries stand under their days, in the words of the service, with who, when, before and after', async () => {
  await openJournal({ scenario: 'timeline/staff' })
  await expect.element(page.getByRole('heading', { name: 'Friday, February 20, 2026' })).toBeVisible()
  const day = page.getByRole('region', { name: 'Friday, February 20, 2026' })
  await expect.element(day.getByText('Next bill date changed')).toBeVisible()
  await expect.element(day.getByText('by Kim Colleague-Example').first()).toBeVisible()
  expect(day.element().textContent).toMatch(/Next billMarch\s1,\s2026.*March\s8,\s2026/)
  expect(actions()[0]).toBe('DO_NOT_REINSTATE_UPDATED')
})

test('a history without entries says what will appear in it', async () => {
  await openJournal({ scenario: 'timeline/empty' })
  await expect.element(text('Every change will appear here, with who made it and when.')).toBeVisible()
})

test('the status of a subscription is in words', async () => {
  await openJournal({ scenario: 'timeline/staff' })
  const day = page.getByRole('region', { name: 'Monday, September 8, 2025' })
  await expect.element(day.getByText('Active', { exact: true })).toBeVisible()
  expect(day.element().textContent).toMatch(/StatusSetup.*Active/)
})

test.each([
  ['en-US', 'Set to Setup', 'ID pm-1'],
  ['en-CA', 'Set to Setup', 'ID pm-1'],
  ['fr-CA', 'Nouvelle valeur\u00A0: Setup', 'Identifiant pm-1'],
  ['es-US', 'Nuevo valor: Setup', 'Identificador pm-1'],
] as const)('%s: a first value is said in words, and an ID to be one', async (locale, first, id) => {
  const line = (action: string) => document.querySelector(`li[data-action="${action}"]`)?.textContent
  await openJournal({ scenario: 'timeline/staff', locale })
  await expect.poll(() => line('CREATED')).toContain(first)
  expect(line('PAYMENT_UPDATED')).toContain(id)
})

test('a value that the host knows is in its words, and every other in the kit’s', async () => {
  const showValue = (field: string, value: unknown) =>
    field === 'paymentMethodId' && value === 'pm-1' ? 'Visa ending in 4242' : undefined
  await openJournal({ scenario: 'timeline/staff' }, { showValue })
  await expect.element(page.getByText('Visa ending in 4242', { exact: true })).toBeVisible()
  await expect.element(page.getByText('ID pm-2', { exact: true })).toBeVisible()
  await expect.element(page.getByText('March 1, 2026', { exact: true })).toBeVisible()
})

test('a long ID shows its end, and is whole in its title', async () => {
  const id = '0b1f6a52-7a1e-4a51-9f0e-3c2d1e8f9a7b'
  await openJournal({
    scenario: 'timeline/staff',
    prepare: ({ journal, subject, clock }) =>
      void journal('subscriptions').append({
        entityId: subject.entityId!,
        action: 'PAYMENT_UPDATED',
        at: clock.now(),
        actor: { id: 'staff-kim', name: 'Kim Colleague-Example', realm: 'Internal' },
        before: { paymentMethodId: id },
        after: {},
      }),
  })
  const shown = page.getByText('ID …1e8f9a7b', { exact: true })
  await expect.element(shown).toHaveAttribute('title', id)
  await expect.element(text('removed')).toBeVisible()
})

test.each([
  ['fr-CA', 'Historique', 'facture'],
  ['es-US', 'Historial', 'factura'],
] as const)('%s: the words of the service are in the reader’s language', async (locale, title, words) => {
  await openJournal({ scenario: 'timeline/staff', locale })
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(text(new RegExp(words, 'i'))).toBeVisible()
  expect(document.body.textContent).not.toContain('Next bill')
})

test('a service without listed actions, and an action nobody knew, are readable', async () => {
  const { screen } = await openJournal(
    { scenario: 'timeline/staff' },
    { journal: branchJournal, maxClock: branchMaxClock, entityId: 'branch-1' },
  )
  await expect.element(text('Business hours updated')).toBeVisible()
  await screen.unmount()
  await openJournal({ scenario: 'timeline/unknown-action' })
  await expect.element(text('Loyalty tier raised')).toBeVisible()
})

test('entries of different kinds have different icons', async () => {
  const { screen } = await openJournal({ scenario: 'timeline/staff' })
  await expect.element(text('Next bill date changed')).toBeVisible()
  const icons = [...screen.container.querySelectorAll('li[data-action]')].map((entry) => [
    entry.getAttribute('data-action'),
    entry.querySelector('svg')?.innerHTML,
  ])
  const of = (action: string) => icons.find(([one]) => one === action)?.[1]
  expect(of('CREATED')).toBeTruthy()
  expect(new Set(['CREATED', 'STATUS_CHANGED', 'PAYMENT_UPDATED', 'NEXT_BILL_ON_UPDATED'].map(of)).size).toBe(4)
})

test('one request for the entries, then one for the clock', async () => {
  const { platform } = await openJournal({ scenario: 'timeline/staff' }, { interval: 60_000 })
  await expect.element(text('Next bill date changed')).toBeVisible()
  expect(platform.calls.entries.map(({ url }) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/journal$/),
    expect.stringMatching(/maxClock$/),
  ])
})

test('new entries are offered, and move nothing until they are asked for', async () => {
  const { platform } = await openJournal({ scenario: 'timeline/staff' })
  await expect.element(text('Next bill date changed')).toBeVisible()
  const before = actions()
  platform.journal('subscriptions').append({
    entityId: 'sub-1',
    action: 'STATUS_CHANGED',
    at: platform.clock.now(),
    actor: { id: 'staff-kim', name: 'Kim Colleague-Example', realm: 'Internal' },
  })
  await expect.element(button('1 new change · Show')).toBeVisible()
  expect(actions()).toEqual(before)
  await button('1 new change · Show').click()
  await expect.poll(actions).toEqual(['STATUS_CHANGED', ...before])
})

test('an entry has an address: following it marks the entry, and opening it leads there', async () => {
  const { router, events, screen } = await openJournal({ scenario: 'timeline/staff' })
  await page.getByRole('link', { name: /^Link to this entry, Feb.* 20, 2026.*47/ }).click()
  const address = router.current()
  expect(address).toMatch(/^\/\?entry=/)
  expect(events.filter(({ type }) => type === 'timeline.entry.opened')).toHaveLength(1)
  await screen.unmount()
  await openJournal({ scenario: 'timeline/staff', address })
  await expect.poll(() => document.activeElement?.getAttribute('data-action')).toBe('NEXT_BILL_ON_UPDATED')
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true')
})

test('a link to an entry that isn’t there says so', async () => {
  await openJournal({ scenario: 'timeline/staff', address: '/?entry=entry-0' })
  await expect.element(text('The entry you followed a link to isn’t in this history.')).toBeVisible()
})

test('a link to an entry that the filters hide says nothing of the kind', async () => {
  const { router, screen } = await openJournal({ scenario: 'timeline/staff' })
  await page.getByRole('link', { name: /^Link to this entry, Feb.* 20, 2026.*47/ }).click()
  await screen.unmount()
  await openJournal({ scenario: 'timeline/staff', address: router.current() })
  await button('Who').click()
  await page.getByRole('checkbox', { name: 'Sam Staffexample' }).click()
  await expect.poll(actions).toEqual(['DO_NOT_REINSTATE_UPDATED'])
  expect(text('The entry you followed').query()).toBeNull()
})

test('filters that leave nothing can be cleared, and what can be downloaded is what they leave', async () => {
  const { events } = await openJournal({ scenario: 'timeline/staff' })
  await button('Who').click()
  await page.getByRole('checkbox', { name: 'Sam Staffexample' }).click()
  await expect.poll(actions).toEqual(['DO_NOT_REINSTATE_UPDATED'])
  await button('Download CSV').click()
  expect(events.filter(({ type }) => type === 'timeline.journal.exported')).toMatchObject([
    { data: { service: 'subscriptions', format: 'csv', count: 1 } },
  ])
})

test('it prints with every entry and without controls', async () => {
  await openJournal({ scenario: 'timeline/staff' })
  await expect.element(text('Next bill date changed')).toBeVisible()
  const words = await printedBy(() => button('Print').click())
  for (const part of ['History', 'February 20, 2026', 'Next bill date changed', 'Subscription created'])
    expect(words).toContain(part)
  expect(printedControls()).toEqual([])
})

test('on paper, a filtered journal names its filters', async () => {
  await openJournal({ scenario: 'timeline/staff' })
  await button('Who').click()
  await page.getByRole('checkbox', { name: 'Sam Staffexample' }).click()
  await expect.poll(actions).toHaveLength(1)
  expect(await printedBy(() => button('Print').click())).toContain('Sam Staffexample')
})

test('members have no journals: nothing is requested', async () => {
  const { platform } = await openJournal({ scenario: 'timeline/member' })
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(platform.calls.entries).toEqual([])
})

test('a failure says so, and a second try shows the entries', async () => {
  const { platform } = await openJournal({ scenario: 'timeline/refused' })
  await expect.element(button('Try again')).toBeVisible()
  platform.faults.clear()
  await button('Try again').click()
  await expect.element(text('Next bill date changed')).toBeVisible()
})
