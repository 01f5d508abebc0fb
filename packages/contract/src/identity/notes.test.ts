import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { NotePriority } from '../shared/notes.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as notes from './notes.ts'

test.each([
  ['Priority: LOW, MEDIUM, HIGH.', NotePriority],
  ['Subject type: ENTITLEMENT, BRANCH, CONTACT_LOG.', notes.NoteSubjectType],
  ['Actions: CREATED, PRIORITY_CHANGED, DELETED, OWNER_CHANGED, UPDATED.', notes.NoteAction],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const calls = [
  [
    'POST, GET /v1/identities/{id}/notes; POST /v1/notes/{id}/updatePriority, /changeOwner, /updateNote; GET, DELETE /v1/notes/{id}.',
    {
      createNote: 'POST /v1/identities/{identityId}/notes (json)',
      listNotes: 'GET /v1/identities/{identityId}/notes',
      updateNotePriority: 'POST /v1/notes/{noteId}/updatePriority (json)',
      changeNoteOwner: 'POST /v1/notes/{noteId}/changeOwner (json)',
      updateNote: 'POST /v1/notes/{noteId}/updateNote (json)',
      getNote: 'GET /v1/notes/{noteId}',
      deleteNote: 'DELETE /v1/notes/{noteId}',
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      noteJournal: 'GET /v1/notes/journal (query)',
      noteMaxClock: 'GET /v1/notes/journal/maxClock',
    },
  ],
] as const

const operations = pick(notes, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['notes']))
})
