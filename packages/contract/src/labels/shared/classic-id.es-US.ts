import type * as classicId from '../../shared/classic-id.ts'
import type { Labels } from '../labels.ts'

export const ClassicIdType = {
  Member: 'Miembro',
  Associate: 'Asociado',
  Dependent: 'Dependiente',
} as const satisfies Labels<classicId.ClassicIdType>
