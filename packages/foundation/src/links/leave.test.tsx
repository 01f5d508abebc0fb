import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useMemberkit } from '../provider/context.ts'
import { stage } from '@memberkit/testing/stage'
import { historyRouter, type RouterAdapter } from './index.ts'

const Leave = ({ to }: { to: string }) => {
  const { router } = useMemberkit()
  return <button onClick={() => router?.go(to)}>leave</button>
}

/** Presses a button that asks the router for an address, in a page of its own that may be left. */
async function leaveFor(to: string, router: RouterAdapter) {
  await stage({ router }).show(<Leave to={to} />)
  await page.getByRole('button', { name: 'leave' }).click()
}

test('historyRouter owns its own page only', () => {
  const router = historyRouter()
  const here = location.pathname
  expect(router.owns?.(`${here}?invoice=in_7`)).toBe(true)
  expect(router.owns?.('?invoice=in_7#top')).toBe(true)
  expect(router.owns?.('/accounts')).toBe(false)
})

test('an address that the router does not own is loaded by the browser', async () => {
  const go = vi.fn()
  // A hash is the one address that a browser goes to without leaving the test.
  const target = `${location.pathname}${location.search}#elsewhere`
  await leaveFor(target, { ...historyRouter(), go, owns: () => false })
  await expect.poll(() => location.hash).toBe('#elsewhere')
  expect(go).not.toHaveBeenCalled()
  history.back()
  await expect.poll(() => location.hash).toBe('')
})

test('a router without `owns` owns every address', async () => {
  const go = vi.fn()
  await leaveFor('/accounts', { ...historyRouter(), go, owns: undefined })
  expect(go).toHaveBeenCalledWith('/accounts', undefined)
})
