import {
  invoiceJournal,
  invoiceMaxClock,
  makeInvoiceDelinquent,
  voidInvoice,
} from '@memberkit/contract/commerce/invoices'
import { fetchOf } from '@memberkit/fixtures/invoices'
import { createPlatformClient, send } from '@memberkit/platform'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stage } from '@memberkit/testing/stage'
import { JournalTimeline } from './index.ts'

const words = {
  actions: { CREATED: 'Invoice created', STATUS_CHANGED: 'Status changed' },
  fields: { status: 'Status' },
}
const entries = () => [...document.querySelectorAll('li[data-action]')].map((line) => line.getAttribute('data-action'))

const journalOf = (entityId: string) => (
  <JournalTimeline journal={invoiceJournal} maxClock={invoiceMaxClock} entityId={entityId} interval={50} {...words} />
)

/** Returns a client of somebody else on the staff. */
function colleagueOf({ platform }: ReturnType<typeof stage>) {
  return createPlatformClient({
    hosts: platform.hostOf,
    realm: 'Internal',
    session: platform.sessionOf('staff-kim'),
    securityHeader: platform.securityHeader,
    fetch: fetchOf(platform, 'staff-kim'),
  })
}

async function showJournal() {
  const set = stage({ scenario: 'invoices/staff' })
  const colleague = colleagueOf(set)
  const { identityId } = set.platform.subject
  const isActive = ({ status, identityId: owner }: { status: string; identityId: string }) =>
    status === 'ACTIVE' && owner === identityId
  const [active, other] = set.platform.store.invoices.invoices.where(isActive)
  const invoiceId = active!.id
  const screen = await set.show(journalOf(invoiceId))
  await expect.poll(() => entries().length).toBeGreaterThan(0)
  const markDelinquent = async () => {
    const answer = await send(colleague, makeInvoiceDelinquent, { identityId, invoiceId })
    expect(answer).toMatchObject({ status: 200 })
  }
  return { ...set, colleague, screen, markDelinquent, identityId, invoiceId, other: other! }
}

test('an entry names the action, actor, time and changed fields', async () => {
  const { markDelinquent } = await showJournal()
  await markDelinquent()
  await page.getByRole('button', { name: /new change/ }).click()
  const line = document.querySelector('li[data-action]')
  expect(line?.textContent).toMatch(/^Status changed.*by /)
  expect(line?.textContent).toContain('Kim Colleague-Example')
  expect(line?.textContent).toMatch(/StatusACTIVE.*DELINQUENT$/)
})

test('new entries wait behind a button; an idle timeline polls the clock only', async () => {
  const { platform, markDelinquent } = await showJournal()
  const before = entries()
  const readings = platform.calls.of(invoiceJournal).length
  expect(platform.calls.of(invoiceJournal).filter(({ url }) => url.includes('since'))).toHaveLength(0)
  await expect.poll(() => platform.calls.of(invoiceMaxClock).length).toBeGreaterThan(3)
  expect(platform.calls.of(invoiceJournal)).toHaveLength(readings)

  await markDelinquent()
  const offer = page.getByRole('button', { name: '1 new change · Show' })
  await expect.element(offer).toBeVisible()
  expect(entries()).toEqual(before)
  await offer.click()
  expect(entries()).toEqual(['STATUS_CHANGED', ...before])
  await expect.element(offer).not.toBeInTheDocument()
  // The button has gone: the next Tab leads to what it showed, not to the top of the page.
  expect(document.activeElement).not.toBe(document.body)
})

test('the person’s own change shows at once, without a button', async () => {
  const { client, identityId, invoiceId } = await showJournal()
  const before = entries()
  const answer = await send(client, makeInvoiceDelinquent, { identityId, invoiceId })
  expect(answer.status).toBe(200)
  await expect.poll(entries).toEqual(['STATUS_CHANGED', ...before])
  expect(page.getByRole('button', { name: /new change/ }).query()).toBeNull()
})

test('a change of entity resets the timeline', async () => {
  const { around, platform, screen, markDelinquent, other, client } = await showJournal()
  await markDelinquent()
  await page.getByRole('button', { name: '1 new change · Show' }).click()
  expect(entries()).toContain('STATUS_CHANGED')
  const answer = await send(client, invoiceJournal, { query: { entityId: other.id } })
  const lines = answer.ok ? answer.data.length : 0
  await screen.rerender(around(journalOf(other.id)))
  await expect.poll(() => platform.calls.of(invoiceJournal).at(-1)?.url).toContain(other.id)
  await expect.poll(() => entries().length).toBe(lines)
})

test('a refetch of the list inserts nothing either', async () => {
  const { queryClient, markDelinquent } = await showJournal()
  const before = entries()
  await markDelinquent()
  await queryClient.invalidateQueries()
  await expect.element(page.getByRole('button', { name: '1 new change · Show' })).toBeVisible()
  expect(entries()).toEqual(before)
})

test('changes of another invoice are not offered', async () => {
  const { platform, colleague, identityId, other } = await showJournal()
  const reads = platform.calls.of(invoiceJournal).length
  const answer = await send(colleague, voidInvoice, { identityId, invoiceId: other.id })
  expect(answer.status).toBe(200)
  await expect.poll(() => platform.calls.of(invoiceJournal).length).toBeGreaterThan(reads)
  expect(page.getByRole('button', { name: /new change/ }).query()).toBeNull()
})

test('filters by action and date, with an empty state when nothing matches', async () => {
  await showJournal()
  const all = entries()
  await page.getByRole('button', { name: 'What' }).click()
  await page.getByRole('checkbox', { name: 'Invoice created' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(entries).toEqual(all.filter((action) => action === 'CREATED'))
  await expect.element(page.getByRole('button', { name: 'What: Invoice created' })).toHaveFocus()
  await page.getByRole('button', { name: 'When' }).click()
  await page.getByRole('textbox', { name: 'Month' }).first().click()
  await userEvent.keyboard('01012040')
  await expect.element(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'When: from January 1, 2040' })).toHaveFocus()
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect.poll(entries).toEqual(all)
})

test('an unknown action is shown in plain words', async () => {
  const { platform, show } = stage({ scenario: 'invoices/staff' })
  platform.faults.add({ operation: invoiceJournal, kind: 'unknown-values' })
  const { invoiceId = '' } = platform.subject
  await show(<JournalTimeline journal={invoiceJournal} maxClock={invoiceMaxClock} entityId={invoiceId} {...words} />)
  await expect.element(page.getByRole('list').getByText('Added later').first()).toBeVisible()
})

test('the filter by date opens on its first field, although that loads with it', async () => {
  await showJournal()
  await page.getByRole('button', { name: 'When', exact: true }).click()
  await expect.poll(() => document.activeElement?.matches('[popover] input')).toBe(true)
})
