import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { OfferStatus } from './offers.enums.ts'
import type * as calls from './offers.ts'

const edit = {
  from: ['PENDING_APPROVAL', 'NEEDS_REVIEW', 'AVAILABLE_FOR_SALE', 'ENROLLABLE'],
} as const

/**
 * "The order of transitions is not shown" (commerce, section 4). Default: a new offer is pending approval, one migrated
 * from a classic plan needs review. Buyers keep a grandfathered offer, so only its owner can change.
 */
export const offerTransitions = assumedTransitions({
  create: { to: 'PENDING_APPROVAL' },
  replace: edit,
  delete: { from: ['PENDING_APPROVAL', 'NEEDS_REVIEW'] },
  addProducts: edit,
  updateProducts: edit,
  updateAvailableLocalities: edit,
  onFirstUse: edit,
  immediate: edit,
  pendingApproval: { from: ['NEEDS_REVIEW', 'AVAILABLE_FOR_SALE', 'ENROLLABLE'], to: 'PENDING_APPROVAL' },
  makeEnrollable: { from: ['PENDING_APPROVAL', 'NEEDS_REVIEW', 'AVAILABLE_FOR_SALE'], to: 'ENROLLABLE' },
  readyForSale: { from: ['PENDING_APPROVAL', 'NEEDS_REVIEW', 'ENROLLABLE'], to: 'AVAILABLE_FOR_SALE' },
  grandfather: { from: ['AVAILABLE_FOR_SALE', 'ENROLLABLE'], to: 'GRANDFATHERED' },
  migrate: { to: 'NEEDS_REVIEW' },
  groupMigrate: { to: 'NEEDS_REVIEW' },
} satisfies TransitionsOf<OfferStatus, typeof calls>)
