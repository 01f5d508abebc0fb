import { expect, test } from 'vitest'
import { latinDigits } from './latin-digits.ts'

// Chinese numerals are letters, and algorithmic systems such as Roman have no digits.
const systems = Intl.supportedValuesOf('numberingSystem').filter((system) => digitsOf(system).length === 10)

function digitsOf(system: string) {
  const text = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9876543210)
  return text.match(/\p{Nd}/gu) ?? []
}

test.each(systems)('reads the digits of %s', (system) => {
  expect(latinDigits(digitsOf(system).join(''))).toBe('9876543210')
})

test('supports over 50 scripts, and leaves other characters unchanged', () => {
  expect(systems.length).toBeGreaterThan(50)
  expect(latinDigits('a-1 ² ½ 三 ٣')).toBe('a-1 ² ½ 三 3')
})
