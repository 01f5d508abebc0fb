import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { LeadStatus } from './leads.enums.ts'
import type * as calls from './leads.ts'

/**
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Our default: any status may follow
 * any other, back as well: somebody may have called too soon.
 */
export const leadTransitions = assumedTransitions({
  create: { to: 'NEW' },
  updateStatus: { to: ['NEW', 'OPENED', 'COMPLETED'] },
} satisfies TransitionsOf<LeadStatus, typeof calls>)
