import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { ProductStatus } from './products.enums.ts'
import type * as calls from './products.ts'

const kept: readonly ProductStatus[] = ['CREATED', 'ACTIVE', 'INACTIVE']
const edit = { from: kept } as const

/**
 * "CREATED, ACTIVE, INACTIVE via activate and deactivate" (commerce, section 4). Default: a product can change until it
 * is deleted, and an active one must be deactivated first.
 */
export const productTransitions = assumedTransitions({
  create: { to: 'CREATED' },
  replace: edit,
  activate: { from: ['CREATED', 'INACTIVE'], to: 'ACTIVE' },
  deactivate: { from: ['ACTIVE'], to: 'INACTIVE' },
  delete: { from: ['CREATED', 'INACTIVE'], to: 'DELETE' },
  versionProduct: edit,
  updateProductBenefits: edit,
  updateSupplements: edit,
  updateFriendlyNames: edit,
  updateQualifyingDelegates: edit,
  updateCategories: edit,
  updateMarketingData: edit,
  updateContracts: edit,
  updateProductTiers: edit,
  updateStateProvinceRestrictions: edit,
  updateAreaOfLawIds: edit,
  updateInternalName: edit,
  addAreaOfLawId: edit,
  removeAreaOfLawId: edit,
  addBenefit: edit,
  removeBenefit: edit,
  addContract: edit,
  removeContract: edit,
  addFriendlyName: edit,
  removeFriendlyName: edit,
  addTierContract: edit,
  removeTierContract: edit,
  addSupplementContract: edit,
  removeSupplementContract: edit,
  addStateVariant: edit,
  removeStateVariant: edit,
  addTierStateVariant: edit,
  removeTierStateVariant: edit,
  addSupplementStateVariant: edit,
  removeSupplementStateVariant: edit,
  addStateProvinceRestriction: edit,
  removeStateProvinceRestriction: edit,
} satisfies TransitionsOf<ProductStatus, typeof calls>)
