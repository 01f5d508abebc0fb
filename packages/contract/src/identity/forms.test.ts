import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as forms from './forms.ts'

test.each([['Status: ACTIVE, CANCELED, DELETED.', forms.FormStatus]])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const calls = [
  [
    'Forms: GET /identities/forms; GET, DELETE /identities/{id}/forms/{formId}; POST /createForm; GET /getDownloadableForms (query); DELETE /deleteAllResources (query); POST /populate (query).',
    {
      listForms: 'GET /identities/forms',
      getForm: 'GET /identities/{identityId}/forms/{formId}',
      deleteForm: 'DELETE /identities/{identityId}/forms/{formId}',
      createForm: 'POST /createForm (json)',
      listDownloadableForms: 'GET /getDownloadableForms (query)',
      deleteAllFormResources: 'DELETE /deleteAllResources (query)',
      populateForm: 'POST /populate (query)',
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      formJournal: 'GET /forms/journal (query)',
      formMaxClock: 'GET /forms/journal/maxClock',
    },
  ],
] as const

const operations = pick(forms, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['forms']))
})
