import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { ProductFamilyStatus } from './product-families.enums.ts'
import type * as calls from './product-families.ts'

const edit = { from: ['ACTIVE', 'CANCELED'] } as const

/** Section 4 of commerce has only the operation that sets the status. Default: DELETED is final. */
export const productFamilyTransitions = assumedTransitions({
  create: { to: 'ACTIVE' },
  delete: { from: ['ACTIVE', 'CANCELED'], to: 'DELETED' },
  updateStatus: { from: ['ACTIVE', 'CANCELED'], to: ['ACTIVE', 'CANCELED', 'DELETED'] },
  addName: edit,
  updateInternalName: edit,
  updateName: edit,
  removeName: edit,
  addDescription: edit,
  updateDescription: edit,
  removeDescription: edit,
} satisfies TransitionsOf<ProductFamilyStatus, typeof calls>)
