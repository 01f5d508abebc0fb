import { addDecimals, compareDecimals } from '@memberkit/platform/formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthly, tierVM } from '../testing/tiers.ts'
import { shownPriceOf } from '../shared/shown-price.rules.ts'
import { divideUp, periodsFor, savingsOf, times, totalsOf, yearlyOf } from './prices.rules.ts'

const annual = (initialListPrice: string, renewalListPrice = initialListPrice) => ({
  billingPeriod: 'ANNUAL',
  initialListPrice,
  renewalListPrice,
})

test('a renewal price shows only where it differs by worth', () => {
  expect(shownPriceOf([monthly('19.95', '24.95')], 'MONTHLY')).toMatchObject({ initial: '19.95', renewal: '24.95' })
  expect(shownPriceOf([monthly('20', '20.00')], 'MONTHLY')).not.toHaveProperty('renewal')
})

test('a tier without the period shows the price it has, and says that it is another period’s', () => {
  expect(shownPriceOf([monthly('19.95')], 'ANNUAL')).toEqual({ initial: '19.95', period: 'MONTHLY', isFallback: true })
})

test('a missing or malformed amount is no price, never zero', () => {
  expect(shownPriceOf([{ billingPeriod: 'MONTHLY' }], 'MONTHLY')).toBeUndefined()
  expect(shownPriceOf([{ billingPeriod: 'MONTHLY', initialListPrice: 'n/a' }], 'MONTHLY')).toBeUndefined()
  expect(shownPriceOf([], 'MONTHLY')).toBeUndefined()
})

test('periods are those with an amount, unknown ones last', () => {
  const tiers = [
    tierVM({ key: 'a', prices: [annual('200'), monthly('20'), { billingPeriod: 'WEEKLY' }] }),
    tierVM({ key: 'b', prices: [{ billingPeriod: 'EVERY_OTHER_WEEK', initialListPrice: '9' }, monthly('20')] }),
  ]
  expect(periodsFor(tiers)).toEqual(['MONTHLY', 'ANNUAL', 'EVERY_OTHER_WEEK'])
})

describe('savings', () => {
  test('are the difference to twelve months, with the charge per month', () => {
    expect(savingsOf([monthly('29.95'), annual('329.45')], 'ANNUAL')).toEqual({
      amount: '29.95',
      isAtLeast: false,
      monthly: '27.46',
    })
  })

  test('are the least at any time where a price changes at renewal', () => {
    const prices = [monthly('24.95', '29.95'), annual('274.45', '290.00')]
    expect(savingsOf(prices, 'ANNUAL')).toMatchObject({ amount: '9.40', isAtLeast: true })
  })

  test.each([
    ['without a monthly price', [annual('100')], 'ANNUAL'],
    ['without a price for the period', [monthly('10')], 'ANNUAL'],
    [
      'for a period without whole months',
      [monthly('10'), { ...annual('1'), billingPeriod: 'PAY_PERIOD' }],
      'PAY_PERIOD',
    ],
    ['when nothing is saved', [monthly('10'), annual('120.00')], 'ANNUAL'],
    ['when it can cost more after the renewal', [monthly('10'), annual('100', '130')], 'ANNUAL'],
  ])('are not claimed %s', (_, prices, period) => {
    expect(savingsOf(prices, period)).toBeUndefined()
  })
})

test('a year of paychecks is told only while every paycheck is charged the same', () => {
  const price = { initial: '11.74', period: 'PAY_PERIOD', isFallback: false }
  expect(yearlyOf(price, 26)).toBe('305.24')
  expect(yearlyOf(price, undefined)).toBeUndefined()
  expect(yearlyOf(price, 2.5)).toBeUndefined()
  expect(yearlyOf({ ...price, renewal: '12.00' }, 26)).toBeUndefined()
  expect(yearlyOf({ ...price, period: 'MONTHLY' }, 26)).toBeUndefined()
})

test('a share is rounded up to the cent, and never by more', () => {
  const amount = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 0, max: 9_999 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`)
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 60 }), (whole, count) => {
      const share = divideUp(whole, count)
      expect(share).toMatch(/^\d+\.\d\d$/)
      expect(compareDecimals(times(share, count), whole)).toBeGreaterThanOrEqual(0)
      expect(compareDecimals(times(share, count), addDecimals(whole, times('0.01', count)))).toBe(-1)
    }),
  )
  expect([divideUp('0.00', 12), divideUp('1', 3), divideUp('274.45', 12)]).toEqual(['0.00', '0.34', '22.88'])
})

test('prices are added up exactly, and only with those of the same period', () => {
  const price = (initial: string, period: string, renewal?: string) => ({
    initial,
    period,
    isFallback: false,
    ...(renewal && { renewal }),
  })
  const prices = [price('0.10', 'MONTHLY'), price('0.20', 'MONTHLY', '0.30'), price('99', 'ANNUAL')]
  expect(totalsOf(prices)).toEqual([
    { period: 'MONTHLY', initial: '0.30', renewal: '0.40' },
    { period: 'ANNUAL', initial: '99' },
  ])
})
