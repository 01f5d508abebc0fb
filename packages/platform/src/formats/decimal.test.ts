import { assert, bigInt, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDecimals, compareDecimals, isDecimal, isZero, negateDecimal, subtractDecimals } from './index.ts'

const decimal = tuple(bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), integer({ min: 0, max: 6 })).map(
  ([units, scale]) => {
    const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
    const cut = digits.length - scale
    return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${scale ? `.${digits.slice(cut)}` : ''}`
  },
)

describe('decimal amounts are never converted to floats', () => {
  it('adds what floats cannot: 0.1 + 0.2', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3')
    expect(addDecimals('9007199254740993.01', '0.01')).toBe('9007199254740993.02')
  })

  it('sums an invoice with a discount and two taxes', () => {
    expect(addDecimals('29.95', '-5.00', '1.25', '2.49')).toBe('28.69')
  })

  it('keeps the precision of the most precise amount', () => {
    expect(addDecimals('49.90', '0.1')).toBe('50.00')
    expect(addDecimals('1', '0.005')).toBe('1.005')
    expect(addDecimals()).toBe('0')
  })

  it('subtracts and negates across zero', () => {
    expect(subtractDecimals('20.00', '49.90')).toBe('-29.90')
    expect(subtractDecimals('0.05', '0.10')).toBe('-0.05')
    expect(negateDecimal('-0.05')).toBe('0.05')
    expect(negateDecimal('0.00')).toBe('0.00')
  })

  it('compares by value: 5 equals 5.00', () => {
    expect(compareDecimals('5', '5.00')).toBe(0)
    expect(compareDecimals('10.00', '9.99')).toBe(1)
    expect(compareDecimals('-10.00', '-9.99')).toBe(-1)
    expect(['10.00', '-1', '9.5'].toSorted(compareDecimals)).toEqual(['-1', '9.5', '10.00'])
    expect([isZero('-0.00'), isZero('0.01')]).toEqual([true, false])
  })

  it('is associative, commutative and invertible for any amounts', () => {
    assert(
      property(decimal, decimal, decimal, (a, b, c) => {
        expect(addDecimals(a, b, c)).toBe(addDecimals(c, addDecimals(b, a)))
        expect(compareDecimals(subtractDecimals(addDecimals(a, b), b), a)).toBe(0)
        expect(isZero(addDecimals(a, negateDecimal(a)))).toBe(true)
        expect(compareDecimals(a, b) + compareDecimals(b, a)).toBe(0)
      }),
    )
  })
})

describe('invalid decimals', () => {
  it.each(['', ' ', '1e3', '.5', '5.', '+5', '1,000.00', '0x10', 'NaN', '1.2.3'])(
    '%j is rejected with a RangeError',
    (text) => {
      expect(isDecimal(text)).toBe(false)
      expect(() => addDecimals('1.00', text)).toThrow(RangeError)
      expect(() => compareDecimals(text, text)).toThrow(JSON.stringify(text))
    },
  )

  it('a number is no decimal, because it is a float', () => {
    expect(isDecimal(49.9)).toBe(false)
  })
})
