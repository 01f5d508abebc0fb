import { Instant } from '../shared/dates.ts'
import { NotePriority } from '../shared/notes.ts'
import { assumed, entity, maybe, type Out, type Schema, text } from '../wire.ts'
import { AutoCommentSubjectType } from './auto-comments.enums.ts'

const autoCommentCauseFields = assumed({ service: text, entityId: text, label: maybe(text) })

/** The cause of an automatic comment: an entity and its service. */
export interface AutoCommentCause extends Out<typeof autoCommentCauseFields> {}
export const AutoCommentCause: Schema<AutoCommentCause> = autoCommentCauseFields

const autoCommentFields = entity({
  stated: { priority: NotePriority, subjectType: AutoCommentSubjectType },
  assumed: {
    id: text,
    identityId: text,
    subjectId: text,
    text,
    cause: maybe(AutoCommentCause),
    createdAt: Instant,
    version: text,
  },
})

/** A comment by the platform on `subjectId` of an identity. `version` is the value for `If-Match`. */
export interface AutoComment extends Out<typeof autoCommentFields> {}
export const AutoComment: Schema<AutoComment> = autoCommentFields
