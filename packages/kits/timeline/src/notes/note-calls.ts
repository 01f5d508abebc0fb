import * as calls from '@memberkit/contract/identity/notes'
import { defineCalls } from '@memberkit/foundation/entity-actions'
import type { ActionFormOf } from '@memberkit/foundation/entity-actions/dialog'
import { keyOf } from '@memberkit/platform/query'
import { type NoteActionName, noteActions } from './note-actions.ts'

/** A note stands in the list of whom it is about, at another address than its own. */
const effects = () => [keyOf(calls.listNotes)]

/** The calls that carry out each action, and how each shows in the note. */
export const noteCalls = defineCalls(noteActions)(
  {
    edit: { operation: calls.updateNote, effects, isApplied: ({ text }, _before, { body }) => text === body.text },
    updatePriority: {
      operation: calls.updateNotePriority,
      effects,
      isApplied: ({ priority }, _before, { body }) => priority === body.priority,
    },
    changeOwner: {
      operation: calls.changeNoteOwner,
      needsCertainty: true,
      effects,
      isApplied: ({ identityId }, _before, { body }) => identityId === body.identityId,
    },
    delete: { operation: calls.deleteNote, needsCertainty: true, effects, isDeletion: true },
  },
  { read: calls.getNote, journal: calls.noteJournal },
)

/** The props of the form of an action. */
export type NoteFormOf<Name extends NoteActionName> = ActionFormOf<typeof noteCalls, Name>
