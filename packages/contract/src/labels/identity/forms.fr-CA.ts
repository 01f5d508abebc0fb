import type * as forms from '../../identity/forms.ts'
import type { Labels } from '../labels.ts'

export const FormStatus = {
  ACTIVE: 'Actif',
  CANCELED: 'Annulé',
  DELETED: 'Supprimé',
} as const satisfies Labels<forms.FormStatus>
