import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { BenefitStatus } from './benefits.enums.ts'
import type * as calls from './benefits.ts'

const edit = { from: ['CREATED', 'ACTIVE', 'INACTIVE'] } as const

/**
 * "Activated or cancelled by calls" (commerce, section 4). Default: an active benefit is cancelled before it is
 * deleted, and DELETE is final.
 */
export const benefitTransitions = assumedTransitions({
  create: { to: 'CREATED' },
  replace: edit,
  delete: { from: ['CREATED', 'INACTIVE'], to: 'DELETE' },
  activate: { from: ['CREATED', 'INACTIVE'], to: 'ACTIVE' },
  cancel: { from: ['ACTIVE'], to: 'INACTIVE' },
  updateDescriptions: edit,
  updateFriendlyTranslations: edit,
  updateName: edit,
  updateMarketingData: edit,
  updateCategories: edit,
  updateProvisioning: edit,
  updateInternalName: edit,
  updateProvisioningMetaData: edit,
} satisfies TransitionsOf<BenefitStatus, typeof calls>)
