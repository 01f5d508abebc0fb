import { expect, test } from 'vitest'
import { fillIn, localeFor, unresolvedIn } from './snippets.rules.ts'

test('known variables are filled in, the others are named once', () => {
  const text = 'Hello {{member}}, {{ number }} and {{lawyer}}, {{lawyer}}.'
  const filled = fillIn(text, { member: 'Ada', number: 'RES-1' })
  expect(filled).toBe('Hello Ada, RES-1 and {{lawyer}}, {{lawyer}}.')
  expect(unresolvedIn(filled)).toEqual(['lawyer'])
  expect(unresolvedIn('Braces { } and {{}} are no variables')).toEqual([])
})

test('a value that looks like a variable or a pattern stays text', () => {
  expect(fillIn('{{a}}', { a: '$&' })).toBe('$&')
  expect(fillIn('{{toString}}', {})).toBe('{{toString}}')
})

test('a snippet is in the member’s language where it can be', () => {
  const snippet = { id: 's', title: 'S', bodies: { 'en-US': 'a', 'fr-CA': 'b', 'es-US': 'c' } }
  expect(localeFor(snippet, 'fr-CA')).toBe('fr-CA')
  expect(localeFor(snippet, 'en-CA')).toBe('en-US')
  expect(localeFor({ ...snippet, bodies: { 'es-US': 'c' } }, 'fr-CA')).toBe('es-US')
  expect(localeFor({ ...snippet, bodies: {} }, 'fr-CA')).toBeUndefined()
})
