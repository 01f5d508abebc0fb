import type * as notes from '../../shared/notes.ts'
import type { Labels } from '../labels.ts'

export const NotePriority = {
  LOW: 'Faible',
  MEDIUM: 'Moyenne',
  HIGH: 'Élevée',
} as const satisfies Labels<notes.NotePriority>
