import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import { file } from '../wire.ts'
import * as files from './files.ts'

const under = '/v1/identities/{identityId}/files'
const calls = [
  [
    'POST /v1/identities/{id}/files (multipart); GET .../files/{s3Key}/download (query); GET .../files/{s3Key}/thumbnail.',
    {
      uploadIdentityFile: `POST ${under} (json)`,
      downloadIdentityFile: `GET ${under}/{s3Key}/download (query)`,
      getIdentityFileThumbnail: `GET ${under}/{s3Key}/thumbnail`,
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      identityFileJournal: 'GET /v1/files/journal (query)',
      identityFileMaxClock: 'GET /v1/files/journal/maxClock',
    },
  ],
] as const

const operations = pick(files, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['files']))
})

test('uploads are multipart, downloads are files', () => {
  expect(files.uploadIdentityFile).toMatchObject({ encoding: 'multipart' })
  expect(files.downloadIdentityFile).toMatchObject({ responseType: 'file', returns: file })
  expect(files.getIdentityFileThumbnail).toMatchObject({ responseType: 'file', returns: file })
})
