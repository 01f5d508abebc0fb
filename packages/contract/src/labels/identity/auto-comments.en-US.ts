import type * as comments from '../../identity/auto-comments.ts'
import type { Labels } from '../labels.ts'

export const AutoCommentSubjectType = {
  ENTITLEMENT: 'Coverage',
  BRANCH: 'Branch',
} as const satisfies Labels<comments.AutoCommentSubjectType>

export const AutoCommentAction = {
  CREATED: 'Automatic comment added',
  OWNER_CHANGED: 'Owner changed',
} as const satisfies Labels<comments.AutoCommentAction>
