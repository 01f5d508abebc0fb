import { expect, test } from 'vitest'
import { subjectOf } from './subject.rules.ts'

test.each([
  ['Nobody called back. I waited all Monday.', 'Nobody called back'],
  ['  Why was I charged twice?\nSecond line.', 'Why was I charged twice?'],
  ['No stop\nhere', 'No stop'],
  ['Well...', 'Well...'],
  ['', ''],
  [
    'The office that you sent me to says that it has never heard of my lease and wants all of the papers again.',
    'The office that you sent me to says that it has never heard of my lease and…',
  ],
])('%j is about %j', (description, subject) => {
  expect(subjectOf(description, 'en-US')).toBe(subject)
})
