import { describe, expect, test } from 'vitest'
import { amountProblem, cooldownLeft, formatCountdown, nextDelay } from './attempt.rules.ts'

describe('cooldownLeft', () => {
  const until = '2026-03-10T12:05:00Z'
  const now = Date.parse('2026-03-10T12:00:00Z')

  test('applies to every method, or to the one it names', () => {
    expect(cooldownLeft({ isCoolingDown: true, until }, 'visa', now)).toBe(300_000)
    expect(cooldownLeft({ isCoolingDown: true, until, paymentMethodId: 'visa' }, 'visa', now)).toBe(300_000)
    expect(cooldownLeft({ isCoolingDown: true, until, paymentMethodId: 'visa' }, 'amex', now)).toBe(0)
  })

  test('is 0 once it has elapsed', () => {
    expect(cooldownLeft({ isCoolingDown: true, until }, 'visa', Date.parse(until))).toBe(0)
    expect(cooldownLeft({ isCoolingDown: false }, 'visa', now)).toBe(0)
  })

  test.each([undefined, 'soon'])('is Infinity when its end is %s', (end) => {
    expect(cooldownLeft({ isCoolingDown: true, until: end }, 'visa', now)).toBe(Infinity)
  })

  test('is Infinity while the server time is unknown', () => {
    expect(cooldownLeft({ isCoolingDown: true, until }, 'visa', undefined)).toBe(Infinity)
  })
})

test('a settling payment is polled after 1, 2, 4 and 8 seconds, then every 15, for an hour', () => {
  expect([0, 1000, 3000, 7000, 15_000].map(nextDelay)).toEqual([1000, 2000, 4000, 8000, 15_000])
  expect(nextDelay(60 * 60_000)).toBeUndefined()
})

test('a countdown is minutes and seconds, with hours from an hour on', () => {
  expect([1, 59_001, 245_000, 86_340_000].map(formatCountdown)).toEqual(['0:01', '1:00', '4:05', '23:59:00'])
})

test('an amount without a limit is only above zero', () => {
  expect(amountProblem('1000000.00', undefined)).toBeUndefined()
  expect(amountProblem('0.00', undefined)).toBe('tooSmall')
})

test.each([
  [undefined, 'missing'],
  ['', 'missing'],
  [null, 'unreadable'],
  ['0', 'tooSmall'],
  ['-1.00', 'tooSmall'],
  ['49.91', 'tooLarge'],
  ['49.90', undefined],
  ['0.01', undefined],
])('an amount of %s out of 49.90 is %s', (amount, problem) => {
  expect(amountProblem(amount, '49.90')).toBe(problem)
})
