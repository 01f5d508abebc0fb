import { updateResolutionNotePinPriority as pin } from '@memberkit/contract/partners/resolutions'
import { press } from '@memberkit/testing/press'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, openCase, text } from '../testing/open-case.tsx'

type Platform = Awaited<ReturnType<typeof openCase>>['platform']

const pinButton = button('Pin the note by Lou Lawyerexample')
const pinnedOnPage = () => page.getByRole('region', { name: 'Pinned notes' }).getByRole('listitem').elements().length
const priority = ({ store }: Platform) =>
  store.resolutions.resolutions.get('case-1001')!.notes.find(({ id }) => id === 'note-3003')!.pinPriority ?? 0

async function pinWith(fault: Parameters<Platform['faults']['add']>[0]) {
  skipTime()
  const { platform } = await openCase()
  await expect.poll(pinnedOnPage).toBe(2)
  const injected = platform.faults.add(fault)
  await press(pinButton)
  await expect.poll(() => injected.hits).toBeGreaterThan(0)
  injected.remove()
  return platform
}

describe('a pin', () => {
  test.each(['dropped-after-commit', 'resent'] as const)('%s stays, and is sent once', async (kind) => {
    const platform = await pinWith({ operation: pin, kind })
    await expect.poll(() => priority(platform)).toBe(2)
    await expect.poll(pinnedOnPage).toBe(3)
    expect(platform.calls.of(pin)).toHaveLength(1)
  })

  test('that is committed late ends as it is stored', async () => {
    const platform = await pinWith({ operation: pin, kind: 'committed-late', after: 5_000 })
    await inTime(() => priority(platform)).toBe(2)
    await inTime(pinnedOnPage).toBe(3)
    expect(platform.calls.of(pin)).toHaveLength(1)
  })

  test('that never arrives goes back, says so, and can be set again', async () => {
    const platform = await pinWith({ operation: pin, kind: 'offline' })
    await inTime(pinnedOnPage).toBe(2)
    await expect.element(text('It hasn’t gone through so far')).toBeVisible()
    // Setting the same place again changes nothing.
    expect(text(/happens twice/).query()).toBeNull()
    expect(priority(platform)).toBe(0)
    await press(pinButton)
    await expect.poll(() => priority(platform)).toBe(2)
    await expect.poll(pinnedOnPage).toBe(3)
  })
})
