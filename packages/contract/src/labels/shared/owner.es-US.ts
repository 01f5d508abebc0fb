import type * as owner from '../../shared/owner.ts'
import type { Labels } from '../labels.ts'

export const OwnerKind = {
  identities: 'Identidades',
  users: 'Usuarios',
} as const satisfies Labels<owner.OwnerKind>
