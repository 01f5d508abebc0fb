import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { AssociateStatus } from './associates.enums.ts'
import type * as calls from './associates.ts'

const working: readonly AssociateStatus[] = ['ACTIVE', 'NEEDS_REVIEW', 'SUSPENDED']
const edit = { from: working } as const

/**
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Default: a cancelled associate can
 * only get a new status, a new owner, or be deleted.
 */
export const associateTransitions = assumedTransitions({
  create: { to: 'ACTIVE' },
  addAddress: edit,
  updateAddress: edit,
  changeCommissionPreferences: edit,
  subAgents: edit,
  taxIds: edit,
  changeStatus: { to: ['ACTIVE', 'NEEDS_REVIEW', 'SUSPENDED', 'CANCELLED'] },
  changeCompensationPlan: edit,
  changeEffectiveDate: edit,
  changeLevel: edit,
  changeUpline: edit,
  changeSponsor: edit,
  changeLedger: edit,
  changeCommissionPaymentStatus: edit,
  changeExecutiveDirector: edit,
  changeSeniorDirector: edit,
  changeEntitlement: edit,
  changePlacementStatus: edit,
  changeBrokerQualified: edit,
  updateContentTeam: edit,
} satisfies TransitionsOf<AssociateStatus, typeof calls>)
