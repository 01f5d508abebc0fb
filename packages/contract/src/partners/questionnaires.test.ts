import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { IntervalType } from '../shared/interval.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import { verbsIn } from '../testing/verbs.ts'
import * as questionnaires from './questionnaires.ts'

test('Interval type: HOUR, DAY, WEEK, MONTH.', () => {
  expect(IntervalType.options).toEqual(valuesIn('Interval type: HOUR, DAY, WEEK, MONTH.'))
})

const verbs =
  'POST: updateSupportedMobileVersions, addSupportedMobileVersions, removeSupportedMobileVersions, updateReminderConfigs, addReminderConfigs, removeReminderConfigs.'
const calls: [sentence: string, expected: Record<string, string>][] = [
  [
    'GET and POST /v1/questions; GET and PUT /v1/questions/{id}.',
    {
      listQuestions: 'GET /v1/questions',
      createQuestion: 'POST /v1/questions (json)',
      getQuestion: 'GET /v1/questions/{questionId}',
      replaceQuestion: 'PUT /v1/questions/{questionId} (json)',
    },
  ],
  [verbs, verbsIn(verbs, 'Question', (verb) => `POST /v1/questions/{questionId}/${verb} (json)`)],
  [
    'Journal and maxClock; GET /v1/public/questions/{id}.',
    {
      questionJournal: 'GET /v1/questions/journal (query)',
      questionMaxClock: 'GET /v1/questions/journal/maxClock',
      getPublicQuestion: 'GET /v1/public/questions/{questionId}',
    },
  ],
]

const operations = pick(questionnaires, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['questionnaires']))
})

test('Questionnaire write calls are internal machine tokens only.', () => {
  const writes = Object.values(operations).filter(({ method }) => method !== 'GET')
  expect(writes.map(({ access, assumes = [] }) => access === 'machine' && !assumes.includes('access'))).toEqual(
    Array(8).fill(true),
  )
})
