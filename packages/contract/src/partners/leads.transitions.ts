import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { LeadStatus } from './leads.enums.ts'
import type * as calls from './leads.ts'

/**
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Default: every status can follow
 * every other, so that mistakes can be undone.
 */
export const leadTransitions = assumedTransitions({
  create: { to: 'NEW' },
  updateStatus: { to: ['NEW', 'OPENED', 'COMPLETED'] },
} satisfies TransitionsOf<LeadStatus, typeof calls>)
