import type * as classicId from '../../shared/classic-id.ts'
import type { Labels } from '../labels.ts'

export const ClassicIdType = {
  Member: 'Member',
  Associate: 'Associate',
  Dependent: 'Dependant',
} as const satisfies Labels<classicId.ClassicIdType>
