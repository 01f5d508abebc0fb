import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stage } from '@memberkit/testing/stage'
import { Masked, revealDuration } from './index.ts'

const number = '000-00-0000'
const masked = { label: 'National identifier', field: 'profile.nationalIdentifier', mask: '•••-••-0000' }
const show = page.getByRole('button', { name: 'Show National identifier' })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('the value enters the DOM on demand, for 30 s, and never the event to the host', async () => {
  const set = stage()
  await set.show(<Masked {...masked} value={number} />)
  expect(document.body.innerHTML).not.toContain(number)
  await show.click()
  await expect.element(page.getByText(number)).toBeVisible()
  expect(set.events('kit.privacy.revealed').map(({ data }) => data)).toEqual([{ field: masked.field }])
  expect(JSON.stringify(set.onEvent.mock.calls)).not.toContain(number)

  vi.advanceTimersByTime(revealDuration - 1)
  expect(document.body.innerHTML).toContain(number)
  vi.advanceTimersByTime(1)
  await expect.element(show).toBeVisible()
  expect(document.body.innerHTML).not.toContain(number)
})

test('a revealed value hides on request, and when the window loses focus', async () => {
  await stage().show(<Masked {...masked} value={async () => number} />)
  await show.click()
  await page.getByRole('button', { name: 'Hide National identifier' }).click()
  await expect.element(show).toBeVisible()
  await show.click()
  await expect.element(page.getByText(number)).toBeVisible()
  dispatchEvent(new Event('blur'))
  await expect.element(show).toBeVisible()
})

test('two clicks fetch the value once; a failed fetch shows an error and keeps it hidden', async () => {
  const fetched = Promise.withResolvers<string>()
  const value = vi.fn(() => fetched.promise)
  await stage().show(<Masked {...masked} value={value} />)
  await show.click()
  await show.click({ force: true })
  expect(value).toHaveBeenCalledOnce()
  fetched.reject(new TypeError('Failed to fetch'))
  await expect.element(page.getByRole('region')).toHaveTextContent('Something went wrong on our side')
  await expect.element(show).not.toHaveAttribute('aria-disabled')
})

test('a revealed value hides when the person changes', async () => {
  const can = vi.fn(() => true)
  const { around, show: showIn } = stage({ can })
  const screen = await showIn(<Masked {...masked} value={number} permission="profiles.reveal" />)
  await show.click()
  await expect.element(page.getByText(number)).toBeVisible()
  await screen.rerender(around(<Masked {...masked} mask="•••-••-0001" value="000-00-0001" />))
  await expect.element(page.getByText('•••-••-0001')).toBeVisible()
  expect(document.body.innerHTML).not.toContain('000-00-000')
})

test('without the permission, no reveal button is offered', async () => {
  await stage({ can: () => false }).show(<Masked {...masked} value={number} permission="profiles.reveal" />)
  await expect.element(page.getByRole('img', { name: 'National identifier, hidden' })).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
})

test('the value is marked private for session recorders', async () => {
  await stage().show(<Masked {...masked} value={number} />)
  await expect.element(page.getByRole('img')).toBeVisible()
  const root = page.getByRole('img').element().closest('[data-mk-private]')
  expect(root?.getAttribute('data-dd-privacy')).toBe('mask')
})
