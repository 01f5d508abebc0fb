import { expect, test } from 'vitest'
import { textIn } from './localized.rules.ts'

const family = [
  { locale: 'en-US', text: 'Family' },
  { locale: 'fr-CA', text: 'Familial' },
  { locale: 'es-US', text: ' ' },
]

test('a text in the reader’s locale has no lang', () => {
  expect(textIn(family, 'fr-CA', 'Legal Plan Family')).toEqual({ text: 'Familial' })
})

test('another English locale precedes other languages', () => {
  expect(textIn(family, 'en-CA', 'Legal Plan Family')).toEqual({ text: 'Family' })
})

test('an untranslated text is in English, else in any language, and has its lang', () => {
  expect(textIn(family, 'es-US', 'Legal Plan Family')).toEqual({ text: 'Family', lang: 'en-US' })
  expect(textIn(family.slice(1), 'es-US', 'Legal Plan Family')).toEqual({ text: 'Familial', lang: 'fr-CA' })
})

test('without texts, the fallback is used', () => {
  expect(textIn([], 'en-US', 'Legal Plan Family')).toEqual({ text: 'Legal Plan Family' })
})
