import type * as leads from '../../partners/leads.ts'
import type { Labels } from '../labels.ts'

export const LeadStatus = {
  NEW: 'Nouveau',
  OPENED: 'Ouvert',
  COMPLETED: 'Terminé',
} as const satisfies Labels<leads.LeadStatus>

export const LeadResourceStatus = {
  ACTIVE: 'Actif',
  CANCELED: 'Annulé',
  DELETED: 'Supprimé',
} as const satisfies Labels<leads.LeadResourceStatus>

export const LeadAction = {
  CREATED: 'Client potentiel créé',
  CHANGED: 'Client potentiel modifié',
  CANCELED: 'Client potentiel annulé',
  CHANGE_OWNER: 'Titulaire modifié',
  DELETED: 'Client potentiel supprimé',
  UPDATE_STATUS: 'État modifié',
  ADD_NOTE: 'Note ajoutée',
} as const satisfies Labels<leads.LeadAction>
