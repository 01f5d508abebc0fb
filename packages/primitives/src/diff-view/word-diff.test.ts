import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DiffPart, diffWords } from './word-diff.ts'

const marked = (parts: DiffPart[]) => parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')
const diff = (before: string, after: string, locale = 'en') => {
  const found = diffWords(before, after, locale)
  return [marked(found.before), marked(found.after)]
}

test.each([
  ['Answer within two days', 'Answer within five days', 'Answer within [two] days', 'Answer within [five] days'],
  ['Call the member', 'Call the new member', 'Call the member', 'Call the [new] member'],
  ['Call the new member', 'Call the member', 'Call the [new] member', 'Call the member'],
  ['Pay $49.90 by card', 'Pay $59.90 by card', 'Pay $[49.90] by card', 'Pay $[59.90] by card'],
  [
    'It covers one old house, in Toronto',
    'It covers two new houses, in Toronto',
    'It covers [one old house], in Toronto',
    'It covers [two new houses], in Toronto',
  ],
  ['one two three four', 'one new two other three four', 'one two three four', 'one [new] two [other] three four'],
  ['a b c d e f g h', 'b a c d f e g h', '[a] b c d [e] f g h', 'b [a] c d f [e] g h'],
  ['same text', 'same text', 'same text', 'same text'],
  ['a b', 'x y', '[a b]', '[x y]'],
  ['PAID', 'VOID', '[PAID]', '[VOID]'],
  ['2026-03-08', '2026-03-09', '[2026-03-08]', '[2026-03-09]'],
  [
    'l’été à Montréal est beau',
    'l’hiver à Montréal est beau',
    '[l’été] à Montréal est beau',
    '[l’hiver] à Montréal est beau',
  ],
])('%j to %j', (before, after, left, right) => {
  expect(diff(before, after, 'fr')).toEqual([left, right])
})

test('texts with little in common are changed entirely', () => {
  expect(diff('The plan covers wills and leases', 'A new price applies from the summer on')).toEqual([
    '[The plan covers wills and leases]',
    '[A new price applies from the summer on]',
  ])
})

const word = fc.constantFrom('a', 'b', 'c', ' ', ' ', '.', '\n', 'é', '👋')
const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(''))
const join = (parts: DiffPart[]) => parts.map((part) => part.text).join('')

test('preserves both texts exactly', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const found = diffWords(before, after, 'en')
      expect([join(found.before), join(found.after)]).toEqual([before, after])
    }),
  )
})

test('keeps every unchanged word when only one was added', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<string>('one', 'two', 'three'), { minLength: 2 }), fc.nat(), (words, at) => {
      const after = words.toSpliced(at % (words.length + 1), 0, 'new')
      const found = diffWords(words.join(' '), after.join(' '), 'en')
      expect(found.before.filter(({ isChanged }) => isChanged)).toEqual([])
      expect(join(found.after.filter(({ isChanged }) => isChanged)).trim()).toBe('new')
    }),
  )
})

test('long texts finish in time', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join(' ')
  expect(diff(long('a'), long('b'))[0]).toMatch(/^\[/)
})
