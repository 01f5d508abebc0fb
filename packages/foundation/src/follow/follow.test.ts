import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backOff, follow, type Following } from './follow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const every = (ms: number) => () => ms

test('looks until there is nothing left to follow', async () => {
  const following: Following = new Map()
  const look = vi.fn(async () => look.mock.calls.length === 3)
  follow(following, 'a', { look, nextLookIn: every(1000) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(look).toHaveBeenCalledTimes(3)
  expect(following.size).toBe(0)
})

test('a look that fails is followed by another one, until its time is over', async () => {
  const look = vi.fn(() => Promise.reject(new Error('lost')))
  follow(new Map(), 'a', { look, nextLookIn: (elapsed) => backOff([1000, 2000], elapsed) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(look).toHaveBeenCalledTimes(2)
})

test('one of a key at a time, and a look under way counts no more once it has ended', async () => {
  const following: Following = new Map()
  let answer = (_isOver: boolean) => {}
  const first = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
  const second = vi.fn(async () => false)
  follow(following, 'a', { look: first, nextLookIn: every(1000) })
  await vi.advanceTimersByTimeAsync(1000)
  const end = follow(following, 'a', { look: second, nextLookIn: every(1000) })
  answer(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(2)
  end()
  await vi.advanceTimersByTimeAsync(5000)
  expect(second).toHaveBeenCalledTimes(2)
  expect(following.size).toBe(0)
})

test('backs off after each delay, then at an even pace, whenever one asks', () => {
  const next = (elapsed: number) => backOff([1000, 2000, 4000, 8000], elapsed, 15_000) ?? NaN
  const looks: number[] = []
  for (let elapsed = 0; looks.length < 6; elapsed += next(elapsed)) looks.push(elapsed + next(elapsed))
  expect(looks).toEqual([1000, 3000, 7000, 15_000, 30_000, 45_000])
  expect(5000 + next(5000)).toBe(7000)
  expect(44_999 + next(44_999)).toBe(45_000)
  expect(backOff([1000], 1000)).toBeUndefined()
})
