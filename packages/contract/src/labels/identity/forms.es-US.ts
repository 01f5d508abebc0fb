import type * as forms from '../../identity/forms.ts'
import type { Labels } from '../labels.ts'

export const FormStatus = {
  ACTIVE: 'Activo',
  CANCELED: 'Cancelado',
  DELETED: 'Eliminado',
} as const satisfies Labels<forms.FormStatus>
