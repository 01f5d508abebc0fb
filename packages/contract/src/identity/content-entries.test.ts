import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as content from './content-entries.ts'

test.each([
  ['Variants: BLOCK, PAGE, SECTION, NAVIGATION.', content.ContentEntryVariant],
  ['Site types: LEGALSHIELD_US, IDSHIELD_US, ALL.', content.ContentSiteType],
  ['Field types: BOOLEAN, NUMBER, RESOURCE, RESOURCE_ARRAY, RICH_TEXT, TEXT.', content.ContentFieldType],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const entry = '/v1/contentEntries/{entryId}'
const calls = [
  [
    '/v1/contentEntries CRUD; POST updateArrayField, updateContentEntryField, updateTextField, updateBooleanField; GET /v1/contentTypes and /{id}.',
    {
      createContentEntry: 'POST /v1/contentEntries (json)',
      listContentEntries: 'GET /v1/contentEntries',
      getContentEntry: `GET ${entry}`,
      replaceContentEntry: `PUT ${entry} (json)`,
      deleteContentEntry: `DELETE ${entry}`,
      updateContentArrayField: `POST ${entry}/updateArrayField (json)`,
      updateContentEntryField: `POST ${entry}/updateContentEntryField (json)`,
      updateContentTextField: `POST ${entry}/updateTextField (json)`,
      updateContentBooleanField: `POST ${entry}/updateBooleanField (json)`,
      listContentTypes: 'GET /v1/contentTypes',
      getContentType: 'GET /v1/contentTypes/{contentTypeId}',
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      contentEntryJournal: 'GET /v1/contentEntries/journal (query)',
      contentEntryMaxClock: 'GET /v1/contentEntries/journal/maxClock',
    },
  ],
] as const

const operations = pick(content, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['content-entries']))
})
