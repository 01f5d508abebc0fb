import { expect, test } from 'vitest'
import { foldingOf } from './folding.ts'

const folded = (text: string, locale = 'en-US') => foldingOf(locale).fold(text)

test.each([
  ['QUÉBEC', 'quebec'],
  ['Que\u0301bec', 'quebec'],
  ['Œuvre', 'oeuvre'],
  ['Straße', 'strasse'],
  ['L’Île', "l'ile"],
  ['Ёлка', 'елка'],
  ['東京', '東京'],
])('%s is found as %s', (text, plain) => {
  expect(folded(text)).toBe(plain)
})

test('a letter of its own in a language is found by the letter that others type for it', () => {
  expect(folded('Ibáñez', 'es-US')).toBe('ibanez')
  expect(folded('Åse', 'sv')).toBe('ase')
})

test('tells where the match stands in the text as it is written', () => {
  const { find } = foldingOf('en-US')
  const matched = (text: string, query: string) => text.slice(...(find(text, query) ?? [0, 0]))
  expect(matched('Ville de Québec', 'quebec')).toBe('Québec')
  expect(matched('Que\u0301bec', 'que')).toBe('Que\u0301')
  expect(matched('Große Straße', 'stras')).toBe('Straß')
  expect(find('Ontario', '')).toBeUndefined()
  expect(find('Ontario', 'x')).toBeUndefined()
})
