import * as calls from '@memberkit/contract/partners/resolutions'
import { memoryRouter } from '@memberkit/foundation/links'
import { isSound } from '@memberkit/testing/kit-events'
import type { KitOptions } from '@memberkit/testing/kit-stage'
import { button, pill, text, unreadableRows } from '@memberkit/testing/on-page'
import { printedBy, printedControls } from '@memberkit/testing/print'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../queue/testing/open-queue.tsx'
import { Intakes, type IntakesProps } from './index.ts'

async function open(options: Partial<KitOptions> = {}, props: Partial<IntakesProps> = {}) {
  const created: string[] = []
  const opened: string[] = []
  const stage = await renderKit(
    <Intakes
      memberId="member-ada"
      onCreate={(id) => created.push(id)}
      onOpen={(id) => opened.push(id)}
      areaOfLawName={(code) => (code === 'TR' ? 'Traffic' : code)}
      {...props}
    />,
    { scenario: 'resolutions/queue', router: memoryRouter('/'), ...options },
  )
  return { ...stage, created, opened }
}

const table = page.getByRole('table', { name: 'Intakes' })

test('newest first, with the case that one has led to, and a case from the other', async () => {
  const { created, opened } = await open()
  await expect.element(table).toBeVisible()
  const rows = page.getByRole('rowheader').elements()
  expect(rows.map(({ textContent }) => textContent.slice(0, 21))).toEqual([
    'A ticket for parking.',
    'Notice period of a le',
  ])
  await expect.element(text('Traffic')).toBeVisible()
  await button('Create case March 6, 2026').click()
  expect(created).toEqual(['intake-1002'])
  await button('View case RES-101002').click()
  expect(opened).toEqual(['case-1002'])
})

test('where no case can be opened, its number is not a way there', async () => {
  await open({}, { onOpen: undefined })
  await expect.element(page.getByText('Case RES-101002', { exact: true })).toBeVisible()
  expect(page.getByText(/^View case/).elements()).toEqual([])
})

test('areas of law filter the list', async () => {
  await open()
  await button('Filters').click()
  await pill('Area of law').click()
  await page.getByRole('checkbox', { name: 'Traffic' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(1)
})

test('an unreadable intake is a row of its own', async () => {
  const kit = await open({
    prepare: ({ faults }) => void faults.add({ operation: calls.listIntakes, kind: 'malformed-entities' }),
  })
  await expect.poll(() => unreadableRows()[0]).toMatch(/^We couldn’t read this intake/)
  expect(isSound(kit)).toBe(true)
})

test('failing cases don’t hide the intakes', async () => {
  await open({
    prepare: ({ faults }) => void faults.add({ operation: calls.listResolutions, kind: 500 }),
  })
  await expect.element(table).toBeVisible()
  await expect.element(button('Create case March 2, 2026')).toBeVisible()
})

test('who may not open cases reads why', async () => {
  await open({ scenario: 'resolutions/queue-read-only' })
  await expect.element(text('You don’t have the permission to create cases.')).toBeVisible()
  expect(page.getByRole('button', { name: /^Create case/ }).elements()).toEqual([])
})

test('a law firm sees the intakes of its branches; members none, and nothing is requested', async () => {
  const firm = await open({ scenario: 'resolutions/queue-partner' })
  await expect.element(table).toBeVisible()
  await firm.screen.unmount()
  const { platform } = await open({ scenario: 'resolutions/member' })
  await expect.element(text('Not available here')).toBeVisible()
  expect(platform.calls.entries).toEqual([])
})

test('the list prints with its columns, without controls', async () => {
  await open()
  await expect.element(table).toBeVisible()
  await button('Export').click()
  const words = await printedBy(() => page.getByRole('menuitem', { name: 'Print this list' }).click())
  expect(words).toContain('A ticket for parking.')
  expect(printedControls()).toEqual([])
})
