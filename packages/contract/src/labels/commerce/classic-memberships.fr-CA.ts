import type * as classicMemberships from '../../commerce/classic-memberships.ts'
import type { Labels } from '../labels.ts'

/** The meaning of the letters is not shown, so they are only named. */
export const ClassicCancelReason = {
  G: 'Motif G',
  L: 'Motif L',
  W: 'Motif W',
  B: 'Motif B',
} as const satisfies Labels<classicMemberships.ClassicCancelReason>

export const ClassicPlanChangeStatus = {
  SUBMITTED: 'Soumis',
  PENDING: 'En attente',
  IN_PROGRESS: 'En cours',
  REJECTED: 'Refusé',
  PROCESSED: 'Traité',
  ERROR: 'Erreur',
} as const satisfies Labels<classicMemberships.ClassicPlanChangeStatus>
