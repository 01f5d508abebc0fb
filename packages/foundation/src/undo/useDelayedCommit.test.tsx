import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { undoDelay, useDelayedCommit } from './index.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function delayed() {
  const commit = vi.fn()
  const hook = await renderHook(() => useDelayedCommit<string>(commit))
  const schedule = (value: string) => hook.act(() => hook.result.current.schedule(value))
  return { commit, schedule, ...hook }
}

test('it is sent when the time to undo is over, and once', async () => {
  const { commit, schedule, result, act } = await delayed()
  await schedule('note')
  expect(result.current.waiting).toBe('note')
  await act(() => void vi.advanceTimersByTime(undoDelay - 1))
  expect(commit).not.toHaveBeenCalled()
  await act(() => void vi.advanceTimersByTime(1))
  expect(commit).toHaveBeenCalledExactlyOnceWith('note')
  expect(result.current.waiting).toBeUndefined()
})

test('what is undone is never sent', async () => {
  const { commit, schedule, result, act } = await delayed()
  await schedule('note')
  await act(() => result.current.undo())
  await act(() => void vi.advanceTimersByTime(10 * undoDelay))
  expect(commit).not.toHaveBeenCalled()
})

test.each([
  ['the page is left', () => void dispatchEvent(new Event('pagehide'))],
  [
    'the page is hidden',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      vi.restoreAllMocks()
    },
  ],
])('it is sent at once when %s', async (_when, happen) => {
  const { commit, schedule, act } = await delayed()
  await schedule('note')
  await act(happen)
  expect(commit).toHaveBeenCalledExactlyOnceWith('note')
  await act(() => void vi.advanceTimersByTime(undoDelay))
  expect(commit).toHaveBeenCalledOnce()
})

test('it is sent when its component goes, and when the next one comes', async () => {
  const { commit, schedule, unmount } = await delayed()
  await schedule('one')
  await schedule('two')
  expect(commit.mock.calls).toEqual([['one']])
  await unmount()
  expect(commit.mock.calls).toEqual([['one'], ['two']])
})
