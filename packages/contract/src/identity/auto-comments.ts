import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { partnerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import { NewAutoComment } from './auto-comments.bodies.ts'
import { AutoComment, AutoCommentCause } from './auto-comments.entities.ts'
import { AutoCommentAction, AutoCommentSubjectType } from './auto-comments.enums.ts'

// Source: identity and communication, section 7, "Notes, auto comments, amendments". The platform writes them; people
// only move them. Like notes, they are assumed to be for people who process cases.

const working = { realms: partnerRealms, assumes: ['realms'] } as const
const reserved = { access: 'internal', assumes: ['access'] } as const
const comments = at('auto-comments', '/v1/identities/{identityId}/autoComments', working)
const comment = at('auto-comments', '/v1/identities/{identityId}/autoComments/{commentId}', working)

export const createAutoComment = post(at('auto-comments', '/v1/identities/{identityId}/autoComments', reserved), '', {
  body: NewAutoComment,
  returns: AutoComment,
})
export const listAutoComments = get(comments, '', { returns: list(AutoComment) })
export const getAutoComment = get(comment, '', { returns: AutoComment })
export const changeAutoCommentOwner = post(
  at('auto-comments', '/v1/identities/{identityId}/autoComments/{commentId}', reserved),
  'changeOwner',
  { body: OwnerChange, returns: AutoComment },
)

/** "Each service has GET journal". The address is assumed. */
export const autoCommentJournal = journal('auto-comments', '/v1/autoComments', AutoCommentAction, {
  assumes: ['path', 'access'],
})
export const autoCommentMaxClock = maxClock('auto-comments', '/v1/autoComments')

export { AutoComment, AutoCommentAction, AutoCommentCause, AutoCommentSubjectType, NewAutoComment }
