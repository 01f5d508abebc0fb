import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { LawAreaStatus } from './law-areas.enums.ts'
import type * as calls from './law-areas.ts'

const active: readonly LawAreaStatus[] = ['ACTIVE']
const change = { from: active } as const

/**
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Default: a deleted law area is
 * final.
 */
export const lawAreaTransitions = assumedTransitions({
  create: { to: 'ACTIVE' },
  replace: change,
  delete: { from: active, to: 'DELETED' },
  updateInternalName: change,
  updateParentId: change,
  updateQuestionId: change,
  updateShortCode: change,
  updateSortOrder: change,
  updateTemplateId: change,
  addTranslation: change,
  updateTranslation: change,
  removeTranslation: change,
} satisfies TransitionsOf<LawAreaStatus, typeof calls>)
