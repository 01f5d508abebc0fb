import * as calls from '@memberkit/contract/partners/resolutions'
import type { MockPlatform } from '@memberkit/fixtures'
import { allRead } from '@memberkit/testing/all-read'
import { isSound, reportedValues } from '@memberkit/testing/kit-events'
import { button, pill, text, unreadableRows } from '@memberkit/testing/on-page'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { writeViews } from '@memberkit/foundation/views'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ownViews } from './own-views.ts'
import { queueCases, queueLink } from './index.ts'
import { openQueue, rowNames, search, searches, tab, table } from './testing/open-queue.tsx'

const allCases = ({ store }: MockPlatform) => store.resolutions.resolutions

test('open cases come first, oldest first, with one search and no other request for counts', async () => {
  const { platform } = await openQueue({ scenario: 'resolutions/queue' })
  await expect.element(table).toBeVisible()
  expect(rowNames().slice(0, 3)).toEqual(['RES-101015', 'RES-101005', 'RES-101004'])
  for (const name of ['Open 16', 'Mine 2', 'Unassigned 9', 'Waiting for law firm 3', 'Needs review 2', 'Surveys 0'])
    await expect.element(tab(name)).toBeVisible()
  // An unknown count isn't requested: the closed ones.
  expect(tab(/^All/).element().textContent.trim()).toBe('All')
  expect(searches(platform)).toHaveLength(1)
})

test('each row says whose turn it is, since when, and how old the case is by the platform’s clock', async () => {
  await openQueue({ scenario: 'resolutions/queue', clockAhead: 30 * 86_400_000 })
  const row = page.getByRole('row', { name: /RES-101001/ })
  await expect.element(row).toMatchTextContent('Grace Sample')
  await expect.element(row).not.toMatchTextContent('English')
  await expect.element(row).toMatchTextContent('Waiting for the law firm')
  await expect.element(row).toMatchTextContent('for 3 days')
  await expect.element(row).toMatchTextContent('Sam Staffexample')
  await expect.element(row).toMatchTextContent('4 days')
  // Facts that the status doesn't say: whose turn it is, and another language than one's own.
  await expect.element(page.getByRole('row', { name: /RES-101005/ })).toMatchTextContent('Next to act: Team')
  await expect.element(page.getByRole('row', { name: /RES-101004/ })).toMatchTextContent('French')
  // A concern with the name of its type is said once.
  expect(
    page
      .getByRole('row', { name: /RES-101015/ })
      .getByText('Referral lawyer')
      .elements(),
  ).toHaveLength(1)
})

test('a view is one request, sent as the pointer or the focus comes near, and is in the link', async () => {
  const { platform, router } = await openQueue({ scenario: 'resolutions/queue' })
  await expect.element(table).toBeVisible()
  await tab(/^All/).hover()
  await expect.element(tab('All 24')).toBeVisible()
  await tab(/^All/).click()
  await expect.poll(() => rowNames().length).toBe(24)
  expect(router.current()).toBe('/?view=all')
  expect(searches(platform)).toHaveLength(2)
  // A mouse left where a tab is would request its view in the tests to come.
  await search.hover()
})

test.each(['/', '/?view=mine', '/?view=all&type=Conflict&status=ClosedWithMerit', '/?assignee=me&branch=branch-1'])(
  'a server can prefetch what the queue requests at %s',
  async (address) => {
    const { platform } = await openQueue({ scenario: 'resolutions/queue', address })
    await expect.poll(() => searches(platform)).toHaveLength(1)
    expect(searches(platform)).toEqual([queueCases({ me: platform.session.identityId }, address)?.body])
  },
)

test('a server doesn’t prefetch a queue by age, which is by the platform’s clock', () => {
  expect(queueCases({}, '/?age=7')).toBeUndefined()
})

test('filters are sent to the service, are in the link, and lead out of a view that excludes them', async () => {
  const { platform, router } = await openQueue({ scenario: 'resolutions/queue' })
  await button('Filters').click()
  await pill('Status').click()
  await page.getByRole('checkbox', { name: 'Closed with merit' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => router.current()).toBe('/?view=all&status=ClosedWithMerit')
  await expect.poll(rowNames).toEqual(['RES-101018', 'RES-101009', 'RES-101007'])
  await pill('Concern').click()
  await page.getByRole('checkbox', { name: 'Survey score' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(rowNames).toEqual(['RES-101007'])
  expect(searches(platform).at(-1)).toEqual({
    status: ['ClosedWithMerit'],
    concern: ['SurveyScore'],
    offset: 0,
    limit: 100,
  })
  await expect.element(page.getByRole('search').getByRole('status')).toHaveTextContent('1 case found')
  await button('Clear all').click()
  await expect.poll(() => rowNames().length).toBe(24)
})

test('a phone begins with the cases that a link leads to, and opens their filters when asked', async () => {
  await page.viewport(360, 800)
  onTestFinished(() => page.viewport(1024, 768))
  await openQueue({ scenario: 'resolutions/queue', address: '/?type=ProviderFirm' })
  const filters = button('Filters (1)')
  await expect.element(filters).toHaveAttribute('aria-expanded', 'false')
  await filters.click()
  await expect.element(filters).toHaveAttribute('aria-expanded', 'true')
  await expect.element(pill('Type: Law firm')).toBeVisible()
})

test('a window that becomes as narrow as a phone keeps the filters that have the focus', async () => {
  onTestFinished(() => page.viewport(1024, 768))
  await openQueue({ scenario: 'resolutions/queue', address: '/?type=ProviderFirm' })
  const type = pill('Type: Law firm')
  await expect.element(type).toBeVisible()
  ;(type.element() as HTMLElement).focus()
  await page.viewport(360, 800)
  await expect.poll(() => innerWidth).toBe(360)
  await expect.element(type).toHaveFocus()
})

test('an assignee and a branch are found by typing', async () => {
  const { platform } = await openQueue({ scenario: 'resolutions/queue' })
  await button('Filters').click()
  await pill('Assignee').click()
  await userEvent.fill(page.getByRole('combobox', { name: 'Assignee' }), 'Kim')
  await page.getByRole('option', { name: /Kim Colleague-Example/ }).click()
  await expect.element(pill('Assignee: Kim Colleague-Example')).toBeVisible()
  await expect.poll(rowNames).toEqual(['RES-101004'])
  expect(searches(platform).at(-1)).toMatchObject({ assigneeId: 'staff-kim' })
})

test('typing narrows the loaded rows at once, and the service’s answer replaces them', async () => {
  const { platform, router } = await openQueue({ scenario: 'resolutions/queue' })
  await expect.element(table).toBeVisible()
  const held = platform.faults.add({ operation: calls.searchInternalResolutions, kind: 'slow' })
  await userEvent.fill(search, 'elise')
  await expect.poll(rowNames).toEqual(['RES-101004', 'RES-101016'])
  held.remove()
  // The description has the word, which the rows don't show.
  await userEvent.fill(search, 'lease texas')
  await expect.poll(rowNames).toEqual(['RES-101001'])
  expect(searches(platform).at(-1)).toMatchObject({ words: 'lease texas' })
  expect(router.current()).toBe('/')
})

test('without a match, filters and search are cleared together', async () => {
  await openQueue({ scenario: 'resolutions/queue', address: '/?type=Conflict' })
  await expect.element(text('No matches')).toBeVisible()
  await userEvent.fill(search, 'nobody')
  await button('Clear filters and search').click()
  await expect.poll(() => rowNames().length).toBe(16)
  await expect.element(search).toHaveValue('')
})

test('the clock of the journal is asked for beside the first page: nothing that happens after the page counts as older', async () => {
  const { platform } = await openQueue({
    scenario: 'resolutions/queue',
    prepare: ({ faults }) => faults.add({ operation: calls.searchInternalResolutions, kind: 'slow' }),
  })
  await expect.poll(() => platform.calls.of(calls.resolutionMaxClock)).toHaveLength(1)
  expect(rowNames()).toEqual([])
  platform.faults.clear()
  await expect.element(table).toBeVisible()
})

test('new cases are offered and move nothing; one that left stays, marked', async () => {
  skipTime()
  const kit = await openQueue({ scenario: 'resolutions/queue' })
  const { platform } = kit
  await expect.element(table).toBeVisible()
  await allRead(kit)
  const before = rowNames()
  const [one] = allCases(platform).where(({ id }) => id === 'case-1002')
  for (const number of [1, 2, 3])
    allCases(platform).put({
      ...one!,
      id: `case-new-${number}`,
      friendlyId: `RES-90000${number}`,
      openedAt: platform.clock.now(),
    })
  const closed = allCases(platform).get('case-1003')!
  allCases(platform).put({ ...closed, status: 'Discarded', version: '9' })
  platform.journal('resolutions').append({
    entityId: 'case-1003',
    action: 'StatusUpdated',
    at: platform.clock.now(),
    actor: { id: 'staff-kim', name: 'Kim Colleague-Example', realm: 'Internal' },
  })
  await inTime(() => button('3 new cases · Show').query()).not.toBeNull()
  expect(rowNames()).toEqual(before)
  await expect.element(page.getByRole('row', { name: /RES-101003/ })).toMatchTextContent('No longer in this view')
  await button('3 new cases · Show').click()
  await expect.poll(rowNames).toContain('RES-900003')
  expect(rowNames()).not.toContain('RES-101003')
})

test('an unreadable case is a row of its own; the others can be opened', async () => {
  const kit = await openQueue({
    scenario: 'resolutions/queue',
    prepare: (platform) => {
      const { category: _, ...rest } = allCases(platform).get('case-1004')!
      allCases(platform).putUnchecked(rest as never)
    },
  })
  await expect.poll(() => unreadableRows()).toEqual([expect.stringMatching(/^We couldn’t read this caseRES-101004/)])
  await expect.element(page.getByRole('button', { name: /RES-101005/ })).toBeVisible()
  expect(isSound(kit)).toBe(true)
})

test('a status that was added later is readable, and nobody’s turn is made up', async () => {
  const kit = await openQueue({ scenario: 'resolutions/unknown-values' })
  await expect.element(text('Added later')).toBeVisible()
  await expect.element(text('Not known')).toBeVisible()
  expect(reportedValues(kit)).toContainEqual({ field: 'resolution.status', value: 'ADDED_LATER' })
})

test('a law firm has its own search, and no clock of the journal', async () => {
  const { platform } = await openQueue({ scenario: 'resolutions/queue-partner' })
  await expect.element(table).toBeVisible()
  expect(platform.calls.of(calls.searchPartnerResolutions)).toHaveLength(1)
  expect(platform.calls.of(calls.searchInternalResolutions)).toEqual([])
  expect(platform.calls.of(calls.resolutionMaxClock)).toEqual([])
})

test('members have no queue, and nothing is requested', async () => {
  const { platform } = await openQueue({ scenario: 'resolutions/member' })
  await expect.element(text('Not available here')).toBeVisible()
  expect(platform.calls.entries).toEqual([])
})

test('who may not assign sees no checkboxes', async () => {
  await openQueue({ scenario: 'resolutions/queue-read-only' })
  await expect.element(table).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
})

test('a view of one’s own keeps filters and nothing personal, and can be deleted and restored', async () => {
  const { router } = await openQueue({ scenario: 'resolutions/queue', address: '/?type=ProviderReferral' })
  await userEvent.fill(search, 'Pat')
  await button('Save view').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
  await expect.element(page.getByLabelText('Name of the view')).toHaveFocus()
  await userEvent.fill(page.getByLabelText('Name of the view'), 'Referrals')
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
  await expect.element(tab(/^Referrals/)).toHaveAttribute('aria-selected', 'true')
  expect(localStorage.getItem('memberkit.resolutions.views.staff-sam')).not.toContain('Pat')
  await tab(/^Mine/).click()
  await expect.poll(() => router.current()).toBe('/?view=mine')
  await tab(/^Referrals/).click()
  await expect.poll(() => router.current()).toBe('/?type=ProviderReferral')
  await button('Delete view').click()
  await expect.poll(() => tab(/^Referrals/).query()).toBeNull()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(tab(/^Referrals/)).toBeVisible()
})

test('a press on a view isn’t lost when its count comes meanwhile', async () => {
  await openQueue({ scenario: 'resolutions/queue' })
  await expect.element(tab('Mine')).toBeVisible()
  const pressed = tab('Mine').getByText('Mine', { exact: true }).element()
  await expect.element(tab(/^Mine\s*\d/)).toBeVisible()
  expect(pressed.isConnected).toBe(true)
})

test('a view saved in another window stays', async () => {
  await openQueue({ scenario: 'resolutions/queue', address: '/?type=ProviderReferral' })
  await expect.element(button('Save view')).toBeVisible()
  writeViews(ownViews, 'staff-sam', [{ id: 'own-1', name: 'Elsewhere', view: queueLink.fromLink('source=Survey') }])
  await button('Save view').click()
  await userEvent.fill(page.getByLabelText('Name of the view'), 'Referrals')
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
  await expect.element(tab(/^Referrals/)).toBeVisible()
  await expect.element(tab(/^Elsewhere/)).toBeVisible()
})

test('no case is left out when another has left before the next page', async () => {
  const { platform } = await openQueue({ scenario: 'resolutions/queue-some', address: '/?view=all' })
  await expect.element(text('100 of 400 shown')).toBeVisible()
  const { resolutions } = platform.store.resolutions
  const [oldest] = resolutions.all().toSorted((a, b) => a.openedAt.localeCompare(b.openedAt))
  resolutions.delete(oldest!.id)
  await button('Show more cases').click()
  await expect.element(text('301 of 399 shown')).toBeVisible()
})

test('what was prefetched of a case is read again once it was redacted in another window', async () => {
  const { platform } = await openQueue({ scenario: 'resolutions/queue' })
  await expect.element(table).toBeVisible()
  const read = () => platform.calls.of(calls.getResolution).filter(({ url }) => url.includes('case-1015')).length
  const row = page.getByRole('row', { name: /RES-101015/ })
  await row.hover()
  await expect.poll(read).toBe(1)
  const channel = new BroadcastChannel('memberkit.resolutions.redacted')
  channel.postMessage('case-1015')
  channel.close()
  await expect
    .poll(async () => {
      await search.hover()
      await row.hover()
      return read()
    })
    .toBe(2)
})

test('on a phone, the sheet of every filter ends with the way back to the cases', async () => {
  onTestFinished(() => page.viewport(1024, 768))
  await page.viewport(360, 740)
  await openQueue({ scenario: 'resolutions/queue', address: '/cases?type=ProviderFirm' })
  await button('Filters (1)').click()
  for (const filter of ['Status', 'Assignee', 'Age']) {
    await page.getByRole('search').getByRole('button', { name: filter, exact: true }).click()
    await page.getByRole('dialog', { name: filter }).getByRole('button', { name: 'Show results' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
})
