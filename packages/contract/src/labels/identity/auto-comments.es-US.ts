import type * as comments from '../../identity/auto-comments.ts'
import type { Labels } from '../labels.ts'

export const AutoCommentSubjectType = {
  ENTITLEMENT: 'Cobertura',
  BRANCH: 'Oficina',
} as const satisfies Labels<comments.AutoCommentSubjectType>

export const AutoCommentAction = {
  CREATED: 'Comentario automático agregado',
  OWNER_CHANGED: 'Titular cambiado',
} as const satisfies Labels<comments.AutoCommentAction>
