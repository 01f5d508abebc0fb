import { makeOfferEnrollable } from '@memberkit/contract/commerce/offers'
import { findIdentities } from '@memberkit/contract/identity/identities'
import { cleanUp } from '@memberkit/testing/clean-up'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { JournalPart } from './entity/journal-part.ts'
import { consoleServices } from './index.ts'
import { button, dialog, heading, inDialog, openKit, text } from './testing/open-kit.tsx'

// Hundreds of modules that are served one by one, which a test of one page mustn't wait for.
beforeAll(() => Promise.all([import('./opened-parts.ts'), import('./form-parts.ts'), JournalPart.preload()]))

const offer = '/?service=offers&page=Offer&in=brand~example&id=offer-legal-family-d2c'

test('the home page leads to the list of a service, and a row to its entity', async () => {
  const { router } = await openKit()
  await expect.element(page.getByRole('link', { name: 'Tax rates', exact: true })).toBeVisible()
  const links = page.getByRole('link').elements()
  const names = links.map((link) => link.textContent)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  await page.getByRole('link', { name: 'Tax rates', exact: true }).click()
  await expect.element(heading('Tax rates')).toBeVisible()
  expect(router.current()).toBe('/?service=taxes&page=Tax')
  const path = page.getByRole('navigation', { name: 'Where you are' })
  expect(path.element().getBoundingClientRect().height, 'the path is one line').toBeLessThan(48)
  await page.getByRole('rowheader').first().click()
  await expect.element(heading('History')).toBeVisible()
  await button('All tax rates').click()
  await expect.element(heading('Tax rates')).toBeVisible()
})

const recent = 'memberkit.console.recent'

test('what was opened last is listed by name, also if it is read with a brand', async () => {
  await openKit({ address: offer })
  await expect.poll(() => localStorage.getItem(recent)).toContain('offer-legal-family-d2c')
  await cleanUp()
  await openKit()
  const link = () => document.querySelector('a[href*="offer-legal-family-d2c"]')?.textContent
  await expect.poll(link).toMatch(/^[A-Z][\w ]+, D2C$/)
})

test('what was opened last and can’t be read says what kind of thing it is, not its id alone', async () => {
  localStorage.setItem(recent, '?service=offers&page=Offer&id=offer-unknown')
  await openKit()
  const link = page.getByRole('link', { name: /offer-unknown/ })
  await expect.element(link).toHaveAccessibleName('Offers offer-unknown')
})

test('what must be chosen first is asked for, and is in the address', async () => {
  const { router, platform } = await openKit({ address: '/?service=offers&page=Offer' })
  await expect.element(heading('Each brand has a separate list. Which one do you want to see?')).toBeVisible()
  await page.getByLabelText('Brand').fill('example')
  await button('Show').click()
  await expect.element(text('69 offers')).toBeVisible()
  expect(decodeURIComponent(router.current())).toContain('in=brand~example')
  expect(JSON.stringify(platform.calls.entries)).toContain('/v1/brands/example/offers')
})

test('a long list shows its first values, and all of them on request', async () => {
  await openKit({ address: offer })
  await expect.element(text('Alabama')).toBeVisible()
  await expect.element(text('Wyoming')).not.toBeVisible()
  await button('Show all 51').click()
  await expect.element(text('Wyoming')).toBeVisible()
  await expect.element(button('Show all 51')).not.toBeInTheDocument()
})

test.each([
  ['what must be chosen first', 'offers', 'Offer', 'createOffer', 'Create offer'],
  ['a search', 'groups', 'Group', 'createGroup', 'Create group'],
  ['an id', 'events', 'Event', 'createEvent', 'Create event'],
])('an entity is created before its list shows: asked for %s', async (_, service, name, call, label) => {
  const { router } = await openKit({ address: `/?service=${service}&page=${name}` })
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  await button(label).click()
  expect(router.current()).toBe(`/?service=${service}&page=${name}&flow=create&call=${call}`)
})

test('an action states the status that it leads to, is sent once, and shows', async () => {
  const { events } = await openKit({ address: offer })
  await button('Actions').click()
  await page.getByRole('menuitem', { name: 'Keep offer for existing members only' }).click()
  await expect.element(dialog.getByText('The status becomes “Existing members only”.')).toBeVisible()
  await inDialog('Keep offer for existing members only').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(text('Existing members only')).toBeVisible()
  expect(events.filter(({ type }) => type === 'console.entity.changed')).toHaveLength(1)
})

test('a form marks what is missing, sends what was entered, and opens what was created', async () => {
  const { router } = await openKit({
    address: '/?service=notifications&page=NotificationTemplate&flow=create&call=createNotificationTemplate',
  })
  const create = page.getByRole('button', { name: 'Create notification template', exact: true })
  await create.click()
  await expect.element(text(/fields need your attention/)).toBeVisible()
  await page.getByLabelText('Key', { exact: true }).fill('sample-news')
  await page.getByLabelText('Name', { exact: true }).fill('Sample news')
  await page.getByLabelText('Category', { exact: true }).fill('news')
  await create.click()
  await expect.poll(() => router.current()).toContain('id=sample-news')
  await expect.element(heading('Sample news')).toBeVisible()
})

test('what the service says against a new entity shows, whoever it is for', async () => {
  await openKit({ address: '/?service=cohorts&page=Cohort&flow=create&call=createCohort' })
  await page.getByLabelText('Person').fill('partner-ann')
  await page.getByLabelText('Type').selectOptions('ASSOCIATE_LICENSES')
  await page.getByRole('button', { name: 'Add to cohort', exact: true }).click()
  await expect.element(text('This identity is in that cohort already.')).toBeVisible()
})

test('a further read of an entity loads on request, and the focus goes on where it shows', async () => {
  await openKit({ address: '/?service=classic-memberships&page=ClassicMembership&id=membership-1001' })
  const show = button(/^Show: /).first()
  await expect.element(show).toBeVisible()
  show.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => document.activeElement?.querySelector('h3')?.textContent)
    .toBe('Check whether payments are up to date')
})

test('a call that belongs to no entity shows its answer', async () => {
  await openKit({ address: '/?service=taxes&flow=call&call=findTaxArea' })
  await page.getByLabelText(/State or province|Province or state/).selectOptions('TX')
  await page.getByRole('button', { name: /tax/i }).last().click()
  await expect.element(heading('Result')).toBeVisible()
})

test('Ctrl+K goes to a page by a part of its name', async () => {
  const { router } = await openKit()
  await expect.element(heading('Console')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await dialog.getByRole('combobox').fill('areas of')
  await page.getByRole('option', { name: 'Areas of law' }).click()
  await expect.poll(() => router.current()).toBe('/?service=law-areas&page=LawArea')
})

test('actions are offered once something is typed', async () => {
  await openKit()
  await expect.element(heading('Console')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await dialog.getByRole('combobox').click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('group', { name: 'Pages' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Actions' })).not.toBeInTheDocument()
  await dialog.getByRole('combobox').fill('create offer')
  await expect.element(page.getByRole('group', { name: 'Actions' })).toBeVisible()
})

test('Ctrl+K offers what can be done to the entity that is open, and opens it', async () => {
  await openKit({ address: '/?service=benefits&page=Benefit&id=benefit-consultation' })
  await expect.element(button('Edit')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await dialog.getByRole('combobox').fill('deactivate')
  await page
    .getByRole('group', { name: /^Actions for / })
    .getByRole('option', { name: 'Deactivate benefit' })
    .click()
  await expect.element(dialog.getByRole('button', { name: 'Deactivate benefit' })).toBeVisible()
})

test('a page that is gone to has no filters of the one before; an entity keeps those of its list', async () => {
  const { router } = await openKit({ address: '/?service=benefits&page=Benefit&status=INACTIVE' })
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('rowheader').first().click()
  await expect.poll(() => router.current()).toMatch(/status=INACTIVE.*id=|id=.*status=INACTIVE/)
  await userEvent.keyboard('{Control>}k{/Control}')
  await dialog.getByRole('combobox').fill('areas of')
  await page.getByRole('option', { name: 'Areas of law' }).click()
  await expect.poll(() => router.current()).toBe('/?service=law-areas&page=LawArea')
})

test('the way back from an entity, and from its form, finds the list as it was', async () => {
  await openKit({ address: '/?service=offers&page=Offer&in=brand~example' })
  const chosen = page.getByRole('row').filter({ hasText: 'Available for sale' }).first().getByRole('checkbox')
  await chosen.click()
  await page.getByRole('rowheader').first().click()
  await button('Edit').click()
  await button('Back without saving').click()
  await button('All offers').click()
  await expect.element(chosen).toBeChecked()
})

test('what a service was asked for is still there after an entity', async () => {
  const { platform } = await openKit({ address: '/?service=identities&page=Identity' })
  await page.getByLabelText('Email', { exact: false }).first().fill('member-ada@example.com')
  await button('Search').click()
  await page.getByRole('rowheader').first().click()
  await expect.element(heading('History')).toBeVisible()
  await page.getByRole('button', { name: /^All / }).click()
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await expect.element(page.getByLabelText('Email', { exact: false }).first()).toHaveValue('member-ada@example.com')
  expect(platform.calls.of(findIdentities).filter(({ url }) => !url.includes('email='))).toEqual([])
})

test('an action that has a dialog has no bare page', async () => {
  await openKit({ address: `${offer}&flow=call&call=deleteOffer` })
  await expect.element(text('This page doesn’t exist')).toBeVisible()
})

test('one action runs on several entities, each with its result', async () => {
  const { platform } = await openKit({ address: '/?service=offers&page=Offer&in=brand~example' })
  const available = page.getByRole('row').filter({ hasText: 'Available for sale' })
  await available.nth(0).getByRole('checkbox').click()
  await available.nth(1).getByRole('checkbox').click()
  await button('Open offer for enrollment').click()
  await inDialog('Open offer for enrollment (2)').click()
  await expect.element(dialog.getByText('2 of 2 done', { exact: true }).first()).toBeVisible()
  expect(platform.calls.of(makeOfferEnrollable)).toHaveLength(2)
})

test('an entity that is read from its list has its actions, too', async () => {
  await openKit({ address: '/?service=factors&page=Factor&in=identityId~member-ada' })
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
})

test('a service without pages has its name above what it does', async () => {
  await openKit({ address: '/?service=files' })
  await expect.element(page.getByRole('heading', { name: 'Files', level: 2 })).toBeVisible()
})

test('an address that leads nowhere says so', async () => {
  await openKit({ address: '/?service=taxes&page=Nothing' })
  await expect.element(text('This page doesn’t exist')).toBeVisible()
})

test('members have no console', async () => {
  await openKit({ scenario: 'console/member' })
  await expect.element(text('Not available here')).toBeVisible()
})

test.each(['identity', 'commerce', 'partners'] as const)('every page of %s opens', async (area) => {
  const { router, events } = await openKit()
  for (const { service, pages } of consoleServices.filter((one) => one.area === area))
    for (const name of pages) {
      router.go(`/?service=${service}&page=${name}&in=identityId~member-ada,brand~example,groupId~group-maple`)
      const shown = page
        .getByRole('heading', { level: 2 })
        .or(page.getByRole('heading', { level: 3 }))
        .first()
      await expect.element(shown, { message: `${service} ${name}` }).toBeVisible()
      expect(
        events.filter(({ data }) => (data as { cause?: string }).cause === 'crash'),
        `${service} ${name}`,
      ).toEqual([])
    }
})
