import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import { file } from '../wire.ts'
import * as storage from './file-storage.ts'

test.each([['Action types: CREATE, RETRIEVE, UPDATE, DELETE.', storage.FileStorageAction]])(
  '%s',
  (sentence, enumeration) => {
    expect(enumeration.options).toEqual(valuesIn(sentence))
  },
)

const files = '/v1/container/files'
const calls = [
  [
    'Generic file storage: POST /v1/print/file and /v1/print/store (URL to PDF); GET, DELETE, POST (multipart) /v1/container/files (query).',
    {
      printFile: 'POST /v1/print/file (json)',
      storePrintedFile: 'POST /v1/print/store (json)',
      listStoredFiles: `GET ${files} (query)`,
      deleteStoredFile: `DELETE ${files} (query)`,
      uploadStoredFile: `POST ${files} (query) (json)`,
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      fileStorageJournal: `GET ${files}/journal (query)`,
      fileStorageMaxClock: `GET ${files}/journal/maxClock`,
    },
  ],
] as const

const operations = pick(storage, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['file-storage']))
})

test('uploads are multipart, prints are files', () => {
  expect(storage.uploadStoredFile).toMatchObject({ encoding: 'multipart' })
  expect(storage.printFile).toMatchObject({ responseType: 'file', returns: file, idempotent: true })
})
