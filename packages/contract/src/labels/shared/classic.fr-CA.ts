import type * as classic from '../../shared/classic.ts'
import type { Labels } from '../labels.ts'

export const ClassicFriendlyIdType = {
  Legal: 'Plan juridique',
  Ids: 'Protection de l’identité',
  Associate: 'Associé',
} as const satisfies Labels<classic.ClassicFriendlyIdType>
