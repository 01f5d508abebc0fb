import { oneOf, type Out } from '../wire.ts'

// Source of both lists: identity and communication, section 3, "Auto comment", value for value and in its order.

export const AutoCommentSubjectType = oneOf('ENTITLEMENT', 'BRANCH')
export type AutoCommentSubjectType = Out<typeof AutoCommentSubjectType>

/** The actions of the automatic-comment journal. */
export const AutoCommentAction = oneOf('CREATED', 'OWNER_CHANGED')
export type AutoCommentAction = Out<typeof AutoCommentAction>
