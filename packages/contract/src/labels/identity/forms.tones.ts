import type { FormStatus } from '../../identity/forms.ts'
import type { Tones } from '../labels.ts'

export const formStatusTones = {
  ACTIVE: 'positive',
  CANCELED: 'neutral',
  DELETED: 'neutral',
} as const satisfies Tones<FormStatus>
