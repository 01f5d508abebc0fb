import { oneOf, type Out } from '../wire.ts'

// Source of both lists: identity and communication, section 3, "Note", value for value and in its order.

export const NoteSubjectType = oneOf('ENTITLEMENT', 'BRANCH', 'CONTACT_LOG')
export type NoteSubjectType = Out<typeof NoteSubjectType>

/** The actions of the note journal. */
export const NoteAction = oneOf('CREATED', 'PRIORITY_CHANGED', 'DELETED', 'OWNER_CHANGED', 'UPDATED')
export type NoteAction = Out<typeof NoteAction>
