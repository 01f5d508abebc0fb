import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { MarketingStatus } from '../shared/marketing.ts'
import type * as calls from './associate-marketing.ts'

/** Both spellings have the same meaning. */
const cancelled: readonly MarketingStatus[] = ['CANCELLED', 'CANCELED']
const alive: readonly MarketingStatus[] = ['ACTIVE', 'SUSPENDED', 'NEEDS_REVIEW']
const edit = { from: alive } as const

/**
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Default: a site can change until it
 * is cancelled, and DELETED is final.
 */
export const marketingTransitions = assumedTransitions({
  updatePendingCard: edit,
  updateProductMarketing: edit,
  updateMarketingPages: edit,
  updateSitename: edit,
  deleteAvatarUrl: edit,
  cancel: { ...edit, to: 'CANCELLED' },
  updateCard: edit,
  activate: { from: [...cancelled, 'SUSPENDED', 'NEEDS_REVIEW'], to: 'ACTIVE' },
  suspend: { from: ['ACTIVE', 'NEEDS_REVIEW'], to: 'SUSPENDED' },
  needsReview: { from: ['ACTIVE', 'SUSPENDED'], to: 'NEEDS_REVIEW' },
  changeIdentityId: { from: [...alive, ...cancelled] },
} satisfies TransitionsOf<MarketingStatus, typeof calls>)
