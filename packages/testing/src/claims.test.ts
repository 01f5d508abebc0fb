import { expect, test } from 'vitest'
import { denial } from './denials.mjs'

test.each([
  'Nothing was charged.',
  'Nothing more was charged.',
  'Nothing was bought.',
  'Nothing changed there.',
  'No money moved.',
  'Not paid',
  'The payment method wasn’t added.',
  'That didn’t work',
])('“%s” denies that something happened', (claim) => {
  expect(claim).toMatch(denial)
})

test('what is said before anything is sent denies nothing', () => {
  expect('Not paid yet. Nothing is sent again unless you ask for it.').not.toMatch(denial)
})

/** Sentences that could deny that something has taken effect. */
const suspicious =
  /[^.!?]*\b(?:(?:was|were|has|have|had|did|could)n’t\b|nothing (?:was|has|is|changed|more|happened)|no (?:money|payment|charge|order)\b|none (?:was|were)|not (?:paid|sent|saved|charged|added|changed|done|assigned|deleted|moved|refunded|bought)|refused\b)[^.!?]*/gi

/** What they are about instead: reading, what is still to come, what the bank or other people did, what is there. */
const harmless: readonly RegExp[] = [
  /couldn’t (be )?(fully )?(read|load|check|find out|confirm|search|look|update|use|copy|reach)/i,
  /couldn’t accept these details|didn’t (answer|appear|respond)/,
  /\b(yet|until|right now|unless|left to|twice|next|entered)\b/,
  /bank (hasn’t|has)|declined|wasn’t (satisfied|given|followed)|refused the case/,
  /nothing is (due|owed|overdue|on sale|changed in that system|asked of|assigned to you)/i,
  /nothing (is|more is) (charged now|charged twice|sent|ordered|lost|needed|planned)/i,
  /no (money moves|payment method|payment is planned|payment attempts|order matches)|no charge/i,
  /nothing was paid|should never have|nothing was exported|incomplete|device and not saved|the rest was not sent|wasn’t finished/i,
  /^(case |discount )?refused$|an earlier try was refused|^not saved: /i,
]

test('every message that denies something is known, or denies nothing that was sent', () => {
  const tables = import.meta.glob<Record<string, unknown>>(
    ['../../**/src/messages/**/*en-US.ts', '../../foundation/src/messages/en-US/*.ts'],
    { eager: true },
  )
  const messages = Object.values(tables).flatMap((table) => textsIn(Object.values(table)))
  expect(messages.length).toBeGreaterThan(3_000)
  const unknown = messages
    .flatMap((text) => text.match(suspicious) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => !denial.test(sentence) && !harmless.some((one) => one.test(sentence)))
  expect([...new Set(unknown)]).toEqual([])
})

/** Returns every text in tables, dictionaries and plural forms. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
