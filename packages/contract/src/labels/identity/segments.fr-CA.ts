import type * as segments from '../../identity/segments.ts'
import type { Labels } from '../labels.ts'

export const SegmentStatus = {
  ACTIVE: 'Actif',
  CANCELED: 'Annulé',
  DELETED: 'Supprimé',
} as const satisfies Labels<segments.SegmentStatus>

/** Of one row of an uploaded file. */
export const SegmentRowResult = {
  UPDATED: 'Mise à jour',
  NOTFOUND: 'Introuvable',
  ERROR: 'Erreur',
  NOACTION: 'Aucun changement',
} as const satisfies Labels<segments.SegmentRowResult>

export const SegmentAction = {
  CREATED: 'Segment créé',
  CHANGED: 'Segment modifié',
  CANCELED: 'Segment annulé',
  CHANGE_OWNER: 'Titulaire modifié',
  DELETED: 'Segment supprimé',
  UPDATE_STATUS: 'État modifié',
} as const satisfies Labels<segments.SegmentAction>
