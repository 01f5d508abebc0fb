import { NotePriority } from '../shared/notes.ts'
import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'
import { AutoCommentCause } from './auto-comments.entities.ts'
import { AutoCommentSubjectType } from './auto-comments.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const newAutoCommentFields = assumed({
  text,
  priority: NotePriority,
  subjectType: AutoCommentSubjectType,
  subjectId: text,
  cause: maybe(AutoCommentCause),
})

/** The text of an automatic comment. */
export interface NewAutoComment extends Out<typeof newAutoCommentFields> {}
export const NewAutoComment: Schema<NewAutoComment> = newAutoCommentFields
