import { NotePriority } from '../shared/notes.ts'
import { assumed, type Out, type Schema, text } from '../wire.ts'
import { NoteSubjectType } from './notes.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const newNoteFields = assumed({ text, priority: NotePriority, subjectType: NoteSubjectType, subjectId: text })

/** A note to create. The sender is the author. */
export interface NewNote extends Out<typeof newNoteFields> {}
export const NewNote: Schema<NewNote> = newNoteFields

const notePriorityChangeFields = assumed({ priority: NotePriority })

/** The new priority of a note. */
export interface NotePriorityChange extends Out<typeof notePriorityChangeFields> {}
export const NotePriorityChange: Schema<NotePriorityChange> = notePriorityChangeFields

const noteTextFields = assumed({ text })

/** The new text of a note. */
export interface NoteText extends Out<typeof noteTextFields> {}
export const NoteText: Schema<NoteText> = noteTextFields
