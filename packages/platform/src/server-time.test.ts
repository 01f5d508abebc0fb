import { afterEach, expect, test, vi } from 'vitest'
import { retryAfterOf, serverTime } from './server-time.ts'

const noon = 'Tue, 10 Mar 2026 12:00:00 GMT'
afterEach(() => void vi.useRealTimers())

test.each([2, -2])('follows the server’s Date header when the client’s clock is %i hours off', (hours) => {
  vi.useFakeTimers({ now: Date.parse(noon) + hours * 3_600_000 })
  const time = serverTime()
  expect(time.now()).toBeUndefined()
  time.note(new Headers({ date: noon }))
  vi.advanceTimersByTime(90_000)
  expect(time.now()).toBe(Date.parse(noon) + 90_000)
})

test.each([{ age: '600', date: noon }, { date: 'soon' }, {}])(
  'a cached response or an invalid Date header is ignored: %j',
  (headers) => {
    const time = serverTime()
    time.note(new Headers(headers as Record<string, string>))
    expect(time.now()).toBeUndefined()
  },
)

test.each([
  [{ 'retry-after': '360' }, null, 360],
  [{ 'retry-after': 'Tue, 10 Mar 2026 12:06:00 GMT', date: noon }, null, 360],
  [{ 'retry-after': 'Tue, 10 Mar 2026 11:00:00 GMT', date: noon }, null, undefined],
  [{ 'retry-after': 'soon' }, null, undefined],
  [{ 'retry-after': '1e400' }, null, 86_400],
  [{}, { error: { retryAfter: 600 } }, 600],
  [{}, { retryAfter: 45 }, 45],
  [{}, { retryAfter: '45' }, undefined],
  [{}, 'Too many', undefined],
  [{}, undefined, undefined],
])('%j with body %j has a Retry-After of %s seconds', (headers, body, seconds) => {
  expect(retryAfterOf(new Headers(headers as Record<string, string>), body)).toBe(seconds)
})
