import type { Operation } from '@memberkit/contract'
import {
  updateResolutionInternalNotePinPriority,
  updateResolutionNotePinPriority,
} from '@memberkit/contract/partners/resolutions'
import { denial } from '@memberkit/testing/denials'
import { setClockAhead } from '@memberkit/testing/kit-stage'
import { shownText } from '@memberkit/testing/outcomes'
import { press } from '@memberkit/testing/press'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, openCase, text } from '../testing/open-case.tsx'

type Platform = Awaited<ReturnType<typeof openCase>>['platform']
type Fault = Omit<Parameters<Platform['faults']['add']>[0], 'operation'>

interface Kind {
  operation: Operation
  list: 'notes' | 'internalUseOnlyNotes'
  id: string
  author: string
}

const kinds: readonly Kind[] = [
  { operation: updateResolutionNotePinPriority, list: 'notes', id: 'note-3003', author: 'Lou Lawyerexample' },
  {
    operation: updateResolutionInternalNotePinPriority,
    list: 'internalUseOnlyNotes',
    id: 'note-3005',
    author: 'Lee Leadexample',
  },
]

const pinnedOnPage = () => page.getByRole('region', { name: 'Pinned notes' }).getByRole('listitem').elements().length

describe.each(kinds)('a pin of $list', ({ operation, list, id, author }) => {
  const pinButton = button(`Pin the note by ${author}`)
  const priority = ({ store }: Platform) =>
    store.resolutions.resolutions.get('case-1001')![list]!.find((note) => note.id === id)!.pinPriority ?? 0

  async function pinWith(fault?: Fault) {
    skipTime()
    const { platform } = await openCase({}, { interval: 10_000 })
    await expect.poll(pinnedOnPage).toBe(2)
    const injected = fault && platform.faults.add({ operation, ...fault })
    await press(pinButton)
    if (injected) await expect.poll(() => injected.hits).toBeGreaterThan(0)
    injected?.remove()
    return platform
  }

  /** It is stored, shown and not denied, also once every wait is over. */
  async function isPinned(platform: Platform) {
    await inTime(() => priority(platform)).toBe(2)
    await inTime(pinnedOnPage).toBe(3)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(pinnedOnPage()).toBe(3)
    expect(shownText()).not.toMatch(denial)
    expect(platform.calls.of(operation)).toHaveLength(1)
  }

  test.each([
    'dropped-after-commit',
    'resent',
    'conflict-after-commit',
    'changed-before',
    'malformed-body',
    'empty-body',
  ] as const)('%s stays, and is sent once', async (kind) => isPinned(await pinWith({ kind })))

  test.each([3_000, 20_000])('committed %i ms late ends as it is stored', async (after) =>
    isPinned(await pinWith({ kind: 'committed-late', after })),
  )

  test.each([2, -2])('with a page clock %i hours ahead is set', async (hours) => {
    setClockAhead(hours * 3_600_000)
    await isPinned(await pinWith())
  })

  test.each([
    [400, 'Please check what you entered'],
    [403, 'You don’t have permission to do this'],
    [409, 'This isn’t possible right now'],
    [412, 'This has changed'],
  ] as const)('that is refused with %i goes back, and says so', async (kind, words) => {
    const platform = await pinWith({ kind })
    await inTime(pinnedOnPage).toBe(2)
    await expect.element(text(words)).toBeVisible()
    expect(priority(platform)).toBe(0)
  })

  test.each(['offline', 500] as const)('%s, goes back, says so, and can be set again', async (kind) => {
    const platform = await pinWith({ kind })
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
