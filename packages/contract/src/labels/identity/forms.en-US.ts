import type * as forms from '../../identity/forms.ts'
import type { Labels } from '../labels.ts'

export const FormStatus = {
  ACTIVE: 'Active',
  CANCELED: 'Canceled',
  DELETED: 'Deleted',
} as const satisfies Labels<forms.FormStatus>
