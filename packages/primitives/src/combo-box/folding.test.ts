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
])('%s folds to %s', (text, plain) => {
  expect(folded(text)).toBe(plain)
})

test('a letter specific to a language is found by its plain letter', () => {
  expect(folded('Ibáñez', 'es-US')).toBe('ibanez')
  expect(folded('Åse', 'sv')).toBe('ase')
})

test('finds the position of the match in the original text', () => {
  const { find } = foldingOf('en-US')
  const matched = (text: string, query: string) => text.slice(...(find(text, query) ?? [0, 0]))
  expect(matched('Ville de Québec', 'quebec')).toBe('Québec')
  expect(matched('Que\u0301bec', 'que')).toBe('Que\u0301')
  expect(matched('Große Straße', 'stras')).toBe('Straß')
  expect(find('Ontario', '')).toBeUndefined()
  expect(find('Ontario', 'x')).toBeUndefined()
})
