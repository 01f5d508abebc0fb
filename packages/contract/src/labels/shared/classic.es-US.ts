import type * as classic from '../../shared/classic.ts'
import type { Labels } from '../labels.ts'

export const ClassicFriendlyIdType = {
  Legal: 'Plan legal',
  Ids: 'Protección de identidad',
  Associate: 'Asociado',
} as const satisfies Labels<classic.ClassicFriendlyIdType>
