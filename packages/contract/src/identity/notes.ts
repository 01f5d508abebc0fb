import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { partnerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import { NewNote, NotePriorityChange, NoteText } from './notes.bodies.ts'
import { Note } from './notes.entities.ts'
import { NotePriority } from '../shared/notes.ts'
import { NoteAction, NoteSubjectType } from './notes.enums.ts'

// Source: identity and communication, section 7, "Notes, auto comments, amendments". Notes are internal to people who
// process cases, so members are assumed to have no access.

const working = { realms: partnerRealms, assumes: ['realms'] } as const
const notes = at('notes', '/v1/identities/{identityId}/notes', working)
const note = at('notes', '/v1/notes/{noteId}', working)

export const createNote = post(notes, '', { body: NewNote, returns: Note })
export const listNotes = get(notes, '', { returns: list(Note) })
export const updateNotePriority = post(note, 'updatePriority', { body: NotePriorityChange, returns: Note })
export const changeNoteOwner = post(note, 'changeOwner', { body: OwnerChange, returns: Note })
export const updateNote = post(note, 'updateNote', { body: NoteText, returns: Note })
export const getNote = get(note, '', { returns: Note })
export const deleteNote = del(note, '')

/** "Each service has GET journal". The address is assumed. */
export const noteJournal = journal('notes', '/v1/notes', NoteAction, { assumes: ['path', 'access'] })
export const noteMaxClock = maxClock('notes', '/v1/notes')

export { NewNote, Note, NoteAction, NotePriority, NotePriorityChange, NoteSubjectType, NoteText }
