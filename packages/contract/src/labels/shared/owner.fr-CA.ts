import type * as owner from '../../shared/owner.ts'
import type { Labels } from '../labels.ts'

export const OwnerKind = {
  identities: 'Identités',
  users: 'Utilisateurs',
} as const satisfies Labels<owner.OwnerKind>
