import type * as autoComments from '../../identity/auto-comments.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  AutoComment: { one: 'Automatic comment', many: 'Automatic comments', about: 'A comment written by a system' },
  AutoCommentCause: { one: 'Cause', many: 'Causes' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.AutoComment,
  about: 'Comments that systems write about what happened',
} as const satisfies Name

export const fields = {
  commentId: 'Automatic comment',
  cause: 'Caused by',
  service: 'Service',
} as const satisfies FieldWords

export const actions = {
  changeAutoCommentOwner: 'Change owner',
  createAutoComment: 'Add automatic comment',
  getAutoComment: 'View automatic comment',
  listAutoComments: 'View automatic comments',
} as const satisfies ActionWords<typeof autoComments>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeAutoCommentOwner: 'Owner changed',
  createAutoComment: 'Automatic comment added',
} as const satisfies ActionWords<typeof autoComments>

export { AutoCommentAction as journal } from '../../labels/identity/auto-comments.en-US.ts'
