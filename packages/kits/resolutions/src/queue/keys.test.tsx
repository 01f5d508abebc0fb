import * as calls from '@memberkit/contract/partners/resolutions'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { box, openQueue, search, table } from './testing/open-queue.tsx'

const focused = () => {
  const { activeElement, body } = document
  return activeElement === body ? undefined : /RES-\d+/.exec(activeElement?.textContent ?? '')?.[0]
}
const press = (keys: string) => userEvent.keyboard(keys)

test('j and k move between cases, Enter opens, x selects, a assigns, / searches', async () => {
  const { opened } = await openQueue({ scenario: 'resolutions/queue' })
  await expect.element(table).toBeVisible()
  await press('j')
  expect(focused()).toBe('RES-101015')
  await press('jj')
  expect(focused()).toBe('RES-101004')
  await press('k')
  expect(focused()).toBe('RES-101005')
  await press('x')
  await expect.element(box('101005')).toBeChecked()
  await press('{Enter}')
  expect(opened).toEqual(['case-1005'])
  await press('a')
  await expect.element(page.getByRole('dialog', { name: 'Assign RES-101005' })).toBeVisible()
  await press('{Escape}')
  await press('/')
  await expect.element(search).toHaveFocus()
})

test('in the search field, and behind a dialog, letters are letters', async () => {
  await openQueue({ scenario: 'resolutions/queue' })
  await expect.element(table).toBeVisible()
  await userEvent.fill(search, '')
  await userEvent.type(search, 'jkxa')
  await expect.element(search).toHaveValue('jkxa')
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('single-key shortcuts can be switched off, for good', async () => {
  const first = await openQueue({ scenario: 'resolutions/queue' })
  await expect.element(table).toBeVisible()
  await press('?')
  await page.getByRole('switch', { name: 'Use single-key shortcuts' }).click()
  expect(localStorage.getItem('memberkit.resolutions.keys')).toBe('off')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  ;(document.activeElement as HTMLElement).blur()
  await press('j')
  expect(focused()).toBeUndefined()
  await press('?')
  expect(page.getByRole('dialog').query()).toBeNull()
  await first.screen.unmount()
  await openQueue({ scenario: 'resolutions/queue' })
  await expect.element(table).toBeVisible()
  await press('j')
  expect(focused()).toBeUndefined()
})

test('the focus moves through a long list, beyond what is rendered', async () => {
  await openQueue({ scenario: 'resolutions/queue-some' })
  await expect.element(page.getByRole('region', { name: 'Cases' })).toBeVisible()
  await press('j')
  const start = focused()!
  for (let step = 0; step < 40; step++) await press('j')
  await expect.poll(() => Number(focused()?.slice(4)) - Number(start.slice(4))).toBeGreaterThan(39)
})

test('the next case is requested when one opens, and when a row has the pointer', async () => {
  const { platform } = await openQueue({ scenario: 'resolutions/queue' })
  await expect.element(table).toBeVisible()
  await page.getByRole('button', { name: /RES-101004/ }).hover()
  const requested = () => platform.calls.of(calls.getResolutionDetails).map(({ url }) => url)
  await expect.poll(requested).toContainEqual(expect.stringContaining('case-1004'))
  // Its history, too: events that came later would move the composer below them.
  const histories = () => platform.calls.of(calls.resolutionJournal).map(({ url }) => url)
  await expect.poll(histories).toContainEqual(expect.stringContaining('case-1004'))
  expect(platform.calls.of(calls.getResolution).map(({ url }) => url)).toContainEqual(
    expect.stringContaining('case-1004'),
  )
})
