import type * as relations from '../../identity/relations.ts'
import type { Labels } from '../labels.ts'
import { RelationPermissionType as american } from './relations.en-US.ts'

export { RelationMemberStatus, RelationType } from './relations.en-US.ts'

export const RelationPermissionType = {
  ...american,
  DEPENDENT: 'Dependant',
} as const satisfies Labels<relations.RelationPermissionType>
