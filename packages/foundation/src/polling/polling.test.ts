import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backOff, startPolling, type Polls } from './polling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const every = (ms: number) => () => ms

test('polls until the check is settled', async () => {
  const polls: Polls = new Map()
  const check = vi.fn(async () => check.mock.calls.length === 3)
  startPolling(polls, 'a', { check, nextDelay: every(1000) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(check).toHaveBeenCalledTimes(3)
  expect(polls.size).toBe(0)
})

test('a failed check is polled again, until the time is over', async () => {
  const check = vi.fn(() => Promise.reject(new Error('lost')))
  startPolling(new Map(), 'a', { check, nextDelay: (elapsed) => backOff([1000, 2000], elapsed) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(check).toHaveBeenCalledTimes(2)
})

test('one poll per key: a replaced or ended poll ignores its pending check', async () => {
  const polls: Polls = new Map()
  let answer = (_isOver: boolean) => {}
  const first = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
  const second = vi.fn(async () => false)
  startPolling(polls, 'a', { check: first, nextDelay: every(1000) })
  await vi.advanceTimersByTimeAsync(1000)
  const end = startPolling(polls, 'a', { check: second, nextDelay: every(1000) })
  answer(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(2)
  end()
  await vi.advanceTimersByTimeAsync(5000)
  expect(second).toHaveBeenCalledTimes(2)
  expect(polls.size).toBe(0)
})

test('backs off through the delays, then at an even pace, whenever it is asked', () => {
  const next = (elapsed: number) => backOff([1000, 2000, 4000, 8000], elapsed, 15_000) ?? NaN
  const checks: number[] = []
  for (let elapsed = 0; checks.length < 6; elapsed += next(elapsed)) checks.push(elapsed + next(elapsed))
  expect(checks).toEqual([1000, 3000, 7000, 15_000, 30_000, 45_000])
  expect(5000 + next(5000)).toBe(7000)
  expect(44_999 + next(44_999)).toBe(45_000)
  expect(backOff([1000], 1000)).toBeUndefined()
})
