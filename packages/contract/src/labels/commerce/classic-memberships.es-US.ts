import type * as classicMemberships from '../../commerce/classic-memberships.ts'
import type { Labels } from '../labels.ts'

/** The meaning of the letters is not shown, so they are only named. */
export const ClassicCancelReason = {
  G: 'Motivo G',
  L: 'Motivo L',
  W: 'Motivo W',
  B: 'Motivo B',
} as const satisfies Labels<classicMemberships.ClassicCancelReason>

export const ClassicPlanChangeStatus = {
  SUBMITTED: 'Enviado',
  PENDING: 'Pendiente',
  IN_PROGRESS: 'En curso',
  REJECTED: 'Rechazado',
  PROCESSED: 'Procesado',
  ERROR: 'Error',
} as const satisfies Labels<classicMemberships.ClassicPlanChangeStatus>
