import { expect, it } from 'vitest'
import { formatNumber } from './number.ts'

it('takes a minus sign as wide as a digit', () => {
  expect(formatNumber(-1234.5, 'en-US')).toBe('−1,234.5')
  expect(formatNumber('-9.975e-2', 'fr-CA', { style: 'percent', maximumFractionDigits: 3 })).toMatch(/^−9,975\s%$/)
})

it('keeps the digits of a decimal beyond the precision of a float', () => {
  expect(formatNumber('12345678901234567890', 'en-US')).toBe('12,345,678,901,234,567,890')
})
