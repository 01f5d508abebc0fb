import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test.each([
  [0, '0 kB'],
  [512, '0.5 kB'],
  [999, '1 kB'],
  [1000, '1 kB'],
  [999_900, '999.9 kB'],
  [1_000_000, '1 MB'],
  [12_345_678, '12.3 MB'],
  [5_000_000_000, '5 GB'],
  [7e15, '7,000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'en-US')).toBe(text)
})

test('follows the locale', () => {
  expect(formatFileSize(1_234_567, 'fr-CA')).toBe('1,2\u00a0Mo')
})
