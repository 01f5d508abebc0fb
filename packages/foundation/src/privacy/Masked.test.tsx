import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stage } from '../testing/stage.tsx'
import { Masked, revealTime } from './index.ts'

const number = '000-00-0000'
const masked = { label: 'National identifier', field: 'profile.nationalIdentifier', mask: '•••-••-0000' }
const show = page.getByRole('button', { name: 'Show National identifier' })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('the value is not on the page until asked for; then for 30 s, and the host is told without it', async () => {
  const set = stage()
  await set.show(<Masked {...masked} value={number} />)
  expect(document.body.innerHTML).not.toContain(number)
  await show.click()
  await expect.element(page.getByText(number)).toBeVisible()
  expect(set.events('kit.privacy.revealed').map(({ data }) => data)).toEqual([{ field: masked.field }])
  expect(JSON.stringify(set.onEvent.mock.calls)).not.toContain(number)

  vi.advanceTimersByTime(revealTime - 1)
  expect(document.body.innerHTML).toContain(number)
  vi.advanceTimersByTime(1)
  await expect.element(show).toBeVisible()
  expect(document.body.innerHTML).not.toContain(number)
})

test('it can be hidden again at once, and is when the window is left', async () => {
  await stage().show(<Masked {...masked} value={async () => number} />)
  await show.click()
  await page.getByRole('button', { name: 'Hide National identifier' }).click()
  await expect.element(show).toBeVisible()
  await show.click()
  await expect.element(page.getByText(number)).toBeVisible()
  dispatchEvent(new Event('blur'))
  await expect.element(show).toBeVisible()
})

test('whoever may not see it is offered nothing', async () => {
  await stage({ can: () => false }).show(<Masked {...masked} value={number} permission="profiles.reveal" />)
  await expect.element(page.getByRole('img', { name: 'National identifier, hidden' })).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
})

test('session recorders are told to look away', async () => {
  await stage().show(<Masked {...masked} value={number} />)
  const root = page.getByRole('img').element().closest('[data-mk-private]')
  expect(root?.getAttribute('data-dd-privacy')).toBe('mask')
})
