import { afterEach, expect, test, vi } from 'vitest'
import { addDays } from './days.ts'

afterEach(() => vi.unstubAllEnvs())

test.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('addDays crosses months and leap years in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(addDays('2026-03-09', -1)).toBe('2026-03-08')
  expect(addDays('2026-03-30', -29)).toBe('2026-03-01')
  expect(addDays('2026-05-05', 0)).toBe('2026-05-05')
})

test('addDays throws a RangeError for an invalid date', () => {
  expect(() => addDays('soon', 1)).toThrow(RangeError)
})
