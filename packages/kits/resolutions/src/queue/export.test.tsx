import * as calls from '@memberkit/contract/partners/resolutions'
import { button, text } from '@memberkit/testing/on-page'
import { printedBy, printedControls } from '@memberkit/testing/print'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openQueue, rowNames, table } from './testing/open-queue.tsx'

const item = (name: string) => page.getByRole('menuitem', { name })

test('the file has every case that matches, also those that aren’t loaded', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
  const { platform, events } = await openQueue({ scenario: 'resolutions/queue-some', address: '/?view=all' })
  await expect.element(text('100 of 400 shown')).toBeVisible()
  await button('Export').click()
  await item('Download CSV').click()
  await vi.waitFor(() => expect(made).toHaveBeenCalled())
  const lines = (await (made.mock.calls[0]![0] as Blob).text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(401)
  expect(lines[0]).toContain('Case,Member,Status,Status since,Type,Category,Source,Concern,Next to act')
  expect(platform.calls.of(calls.searchInternalResolutions)).toHaveLength(2)
  expect(events.find(({ type }) => type === 'resolutions.queue.exported')?.data).toEqual({ format: 'csv', count: 400 })
  made.mockRestore()
})

test('paper has the view, the filters and every case, without controls', async () => {
  await openQueue({ scenario: 'resolutions/queue-some', address: '/?view=all&type=Conflict' })
  await expect.element(table).toBeVisible()
  await button('Export').click()
  const words = await printedBy(() => item('Print this list').click())
  expect(words).toContain('View: All · Type: Conflict of interest')
  expect(printedControls()).toEqual([])
  expect(rowNames().length).toBeGreaterThan(50)
})

test('if not all cases can be loaded, nothing is exported', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
  await openQueue({
    scenario: 'resolutions/queue-some',
    prepare: ({ faults }) => void faults.add({ operation: calls.searchInternalResolutions, kind: 400, nth: 2 }),
  })
  await expect.element(text(/100 of \d+ shown/)).toBeVisible()
  await button('Export').click()
  await item('Download CSV').click()
  await expect.element(text('We couldn’t load all cases, so nothing was exported.')).toBeVisible()
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})

test('more cases come page by page, and a page that fails is offered again', async () => {
  const { platform } = await openQueue({
    scenario: 'resolutions/queue-some',
    address: '/?view=all',
    prepare: ({ faults }) =>
      void faults.add({ operation: calls.searchInternalResolutions, kind: 400, nth: 2, times: 1 }),
  })
  await button('Show more cases').click()
  await expect.element(text('We couldn’t load more cases.')).toBeVisible()
  await button('Try again').click()
  await expect.element(text('300 of 400 shown')).toBeVisible()
  const bodies = platform.calls.of(calls.searchInternalResolutions).map(({ body }) => body)
  expect(bodies.at(-1)).toMatchObject({ offset: 99, limit: 201 })
})
