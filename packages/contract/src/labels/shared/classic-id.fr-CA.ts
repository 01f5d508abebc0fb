import type * as classicId from '../../shared/classic-id.ts'
import type { Labels } from '../labels.ts'

export const ClassicIdType = {
  Member: 'Membre',
  Associate: 'Associé',
  Dependent: 'Personne à charge',
} as const satisfies Labels<classicId.ClassicIdType>
