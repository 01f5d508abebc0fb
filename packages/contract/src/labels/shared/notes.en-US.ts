import type * as notes from '../../shared/notes.ts'
import type { Labels } from '../labels.ts'

export const NotePriority = {
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
} as const satisfies Labels<notes.NotePriority>
