import type * as comments from '../../identity/auto-comments.ts'
import type { Labels } from '../labels.ts'

export const AutoCommentSubjectType = {
  ENTITLEMENT: 'Protection',
  BRANCH: 'Bureau',
} as const satisfies Labels<comments.AutoCommentSubjectType>

export const AutoCommentAction = {
  CREATED: 'Commentaire automatique ajouté',
  OWNER_CHANGED: 'Titulaire modifié',
} as const satisfies Labels<comments.AutoCommentAction>
