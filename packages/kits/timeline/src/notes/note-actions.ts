import { type ActionNameOf, type AllowedAction, defineActions } from '@memberkit/foundation/entity-actions'
import type { Note } from './received.ts'

/**
 * Everything a person can do to a note; each is one call of the specification (identity and communication, section 7,
 * Notes). Partners work with notes, too; what moves one to somebody else or removes it is for staff.
 */
export const noteActions = /* @__PURE__ */ defineActions<Note>()(
  {
    edit: { group: 'note', operationAction: 'updateNote', realms: ['Partner'] },
    updatePriority: { group: 'priority', realms: ['Partner'] },
    changeOwner: { group: 'owner' },
    delete: { group: 'end', isCritical: true },
  },
  { service: 'notes', transitions: {} },
)

export type NoteActionName = ActionNameOf<typeof noteActions>
export type AllowedNoteAction = AllowedAction<NoteActionName>
