import { updateBranchBusinessHours, updateBranchUnavailableDates } from '@memberkit/contract/partners/branches'
import type { MockPlatform } from '@memberkit/fixtures'
import { press } from '@memberkit/testing/press'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { describe, expect, test, vi } from 'vitest'
import { said } from '@memberkit/testing/on-page'
import { dialog, inDialog } from '../../testing/open-kit.tsx'
import { choose, openCopy, review } from './testing/open-copy.tsx'

/** Returns the journal entries of the branch for its hours and dates. */
const doneTo = (platform: MockPlatform) =>
  platform
    .journal('branches')
    .entries.filter(({ entityId, action }) => entityId === 'branch-22' && /HOURS|DATES/.test(action))

// Not rows of the kit's fault matrix: one press sends to many branches, sends once more what only other sections have
// outrun, and says the outcome by branch.
const faults = [
  [500, 'Not known'],
  [503, 'Not known'],
  ['dropped-after-commit', 'Copied'],
  ['resent', 'Copied'],
  [400, 'Not accepted'],
  [409, 'Changed meanwhile'],
  [412, 'Copied'],
  [429, 'Not copied'],
  [403, 'Not allowed'],
  [404, 'No longer exists'],
  [401, 'Not copied'],
  ['offline', 'Not known'],
  ['conflict-after-commit', 'Copied'],
  ['committed-late', 'Not known'],
  ['changed-before', 'Copied'],
  ['malformed-body', 'Copied'],
  ['empty-body', 'Copied'],
  ['malformed-entities', 'Copied'],
] as const
const calls = [
  ['hours', updateBranchBusinessHours, []],
  ['closures', updateBranchUnavailableDates, ['Opening hours', 'Unavailable dates']],
] as const

describe.each(calls)('copying %s', (_, operation, what) => {
  test.each(faults)('x %s: says "%s", takes effect once, and can be completed', async (kind, state) => {
    const { platform } = await openCopy()
    await choose(...what, 'Example & Sample, Kentucky')
    await review()
    platform.faults.add({ kind, operation, nth: 1, times: 1 })
    await press(inDialog('Copy to 1 branch'))
    await expect.element(inDialog('Done')).toBeVisible()
    await expect.element(dialog.getByText(state, { exact: true })).toBeVisible()
    platform.faults.clear()
    const again = inDialog('Review and copy to 1 branch')
    if (again.query()) {
      await press(again)
      await press(inDialog('Copy to 1 branch'))
      await expect.element(said('1 of 1 branch copied')).toBeVisible()
    }
    expect(doneTo(platform)).toHaveLength(['Not allowed', 'No longer exists'].includes(state) ? 0 : 1)
  })
})

describe.each(calls)('copying %s, committed late', (_, operation, what) => {
  const startLate = async () => {
    skipTime()
    const { platform } = await openCopy()
    await choose(...what, 'Example & Sample, Kentucky')
    await review()
    platform.faults.add({ kind: 'committed-late', after: 20_000, operation, times: 1 })
    await press(inDialog('Copy to 1 branch'))
    await expect.element(dialog.getByText('Not known', { exact: true })).toBeVisible()
    expect(doneTo(platform)).toHaveLength(0)
    return platform
  }

  test('what has arrived by the next review is not copied once more', async () => {
    const platform = await startLate()
    await inTime(() => doneTo(platform)).toHaveLength(1)
    await press(inDialog('Review and copy to 1 branch'))
    await expect.element(dialog.getByRole('heading', { name: /already the same/ })).toBeVisible()
    expect(platform.calls.of(operation)).toHaveLength(1)
    expect(doneTo(platform)).toHaveLength(1)
  })

  test('what arrives after it was copied once more has no second effect', async () => {
    const platform = await startLate()
    await press(inDialog('Review and copy to 1 branch'))
    await press(inDialog('Copy to 1 branch'))
    await expect.element(said('1 of 1 branch copied')).toBeVisible()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(platform.calls.of(operation)).toHaveLength(2)
    expect(doneTo(platform)).toHaveLength(1)
  })
})

// The second request goes out on the version that the first has made, also where no answer has told it.
test.each(
  (['resent', 'conflict-after-commit', 'dropped-after-commit'] as const).flatMap((kind) =>
    calls.map(([part, operation]) => [part, kind, operation] as const),
  ),
)('copying hours and closures, %s x %s: each takes effect once', async (_, kind, operation) => {
  const { platform } = await openCopy()
  await choose('Unavailable dates', 'Example & Sample, Kentucky')
  await review()
  platform.faults.add({ kind, operation, times: 1 })
  await press(inDialog('Copy to 1 branch'))
  await expect.element(said('1 of 1 branch copied')).toBeVisible()
  expect(calls.map(([, one]) => platform.calls.of(one).length)).toEqual([1, 1])
  expect(doneTo(platform).map(({ action }) => /HOURS|DATES/.exec(action)?.[0])).toEqual(['HOURS', 'DATES'])
})

test('a branch that another window is changing is told as that, not as refused, and can be copied to afterwards', async () => {
  const { platform } = await openCopy()
  const { service, method, path } = updateBranchBusinessHours
  let release = () => {}
  const held = navigator.locks.request(
    `memberkit ${service} ${method} ${path} branch-22`,
    () => new Promise<void>((resolve) => (release = resolve)),
  )
  await choose('Example & Sample, Kentucky')
  await review()
  await press(inDialog('Copy to 1 branch'))
  await expect.element(dialog.getByText('Under way elsewhere', { exact: true })).toBeVisible()
  expect(doneTo(platform)).toHaveLength(0)
  release()
  await held
  await press(inDialog('Review and copy to 1 branch'))
  await press(inDialog('Copy to 1 branch'))
  await expect.element(said('1 of 1 branch copied')).toBeVisible()
  expect(doneTo(platform)).toHaveLength(1)
})
