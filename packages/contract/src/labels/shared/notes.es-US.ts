import type * as notes from '../../shared/notes.ts'
import type { Labels } from '../labels.ts'

export const NotePriority = {
  LOW: 'Baja',
  MEDIUM: 'Media',
  HIGH: 'Alta',
} as const satisfies Labels<notes.NotePriority>
