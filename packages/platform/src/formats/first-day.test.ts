import { expect, it } from 'vitest'
import { formatDate, formatInstant, formatPeriod } from './index.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('writes the first of the month as “1er” in fr-CA only', () => {
  expect(plain(formatDate('2026-04-01', 'fr-CA'))).toBe('1er avril 2026')
  expect(plain(formatDate('2026-04-11', 'fr-CA'))).toBe('11 avril 2026')
  expect(formatPeriod('2026-03-08', '2026-04-01', 'fr-CA')).toMatch(/^8\smars\s–\s1er\savril\s2026$/)
  expect(plain(formatDate('2026-04-01', 'en-CA'))).toBe('April 1, 2026')
  expect(plain(formatDate('2026-04-01', 'es-US'))).toBe('1 de abril de 2026')
})

it('leaves the hour unchanged', () => {
  expect(formatInstant('2026-04-01T05:05:00Z', 'fr-CA', 'America/Toronto')).toMatch(/^1er\savril\s2026(?!.*1er\sh)/)
})
