import { NotePriority } from '../shared/notes.ts'
import { assumed, type Out, type Schema, text } from '../wire.ts'
import { NoteSubjectType } from './notes.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const newNoteFields = assumed({ text, priority: NotePriority, subjectType: NoteSubjectType, subjectId: text })

/** A note to write down. Its author is who sends it. */
export interface NewNote extends Out<typeof newNoteFields> {}
export const NewNote: Schema<NewNote> = newNoteFields

const notePriorityChangeFields = assumed({ priority: NotePriority })

/** How much the note weighs from now on. */
export interface NotePriorityChange extends Out<typeof notePriorityChangeFields> {}
export const NotePriorityChange: Schema<NotePriorityChange> = notePriorityChangeFields

const noteTextFields = assumed({ text })

/** What the note says from now on. */
export interface NoteText extends Out<typeof noteTextFields> {}
export const NoteText: Schema<NoteText> = noteTextFields
