import type { Received } from '@memberkit/contract'
import type * as automatic from '@memberkit/contract/identity/auto-comments'
import type * as service from '@memberkit/contract/identity/notes'

// As received: enumerations stay open, so that a value added later still renders.
export type Note = Received<service.Note>
export type AutoComment = Received<automatic.AutoComment>

/** What a note is about: an entity, by the kind and id that the service knows. */
export interface NoteSubject {
  readonly type: service.NoteSubjectType
  readonly id: string
}
