import type * as classic from '../../shared/classic.ts'
import type { Labels } from '../labels.ts'

export const ClassicFriendlyIdType = {
  Legal: 'Legal plan',
  Ids: 'Identity protection',
  Associate: 'Associate',
} as const satisfies Labels<classic.ClassicFriendlyIdType>
