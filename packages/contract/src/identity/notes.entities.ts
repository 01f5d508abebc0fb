import { Instant } from '../shared/dates.ts'
import { NotePriority } from '../shared/notes.ts'
import { entity, maybe, type Out, type Schema, text } from '../wire.ts'
import { NoteSubjectType } from './notes.enums.ts'

const noteFields = entity({
  stated: { priority: NotePriority, subjectType: NoteSubjectType },
  assumed: {
    id: text,
    identityId: text,
    subjectId: text,
    text,
    authorId: text,
    authorName: text,
    createdAt: Instant,
    editedAt: maybe(Instant),
    version: text,
  },
})

/** A note on `subjectId` of an identity. Plain text; `version` is the value for `If-Match`. */
export interface Note extends Out<typeof noteFields> {}
export const Note: Schema<Note> = noteFields
