import type { Received } from '@memberkit/contract'
import type * as automatic from '@memberkit/contract/identity/auto-comments'
import type * as service from '@memberkit/contract/identity/notes'

// As received: enumerations stay open, so that a value added later still renders.
export type Note = Received<service.Note>
export type AutoComment = Received<automatic.AutoComment>

/** The subject of a note: an entity, by the service's own type and ID. */
export interface NoteSubject {
  readonly type: service.NoteSubjectType
  readonly id: string
}
