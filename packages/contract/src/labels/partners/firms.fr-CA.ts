import type * as firms from '../../partners/firms.ts'
import type { Labels } from '../labels.ts'

export const FirmStatus = {
  CREATED: 'Créé',
  ACTIVE: 'Actif',
  DELETED: 'Supprimé',
  DEACTIVATED: 'Désactivé',
} as const satisfies Labels<firms.FirmStatus>

export const FirmAction = {
  CREATE: 'Cabinet créé',
  DELETE: 'Cabinet supprimé',
  ACTIVATE: 'Cabinet activé',
  DEACTIVATE: 'Cabinet désactivé',
  CHANGE: 'Cabinet modifié',
} as const satisfies Labels<firms.FirmAction>
