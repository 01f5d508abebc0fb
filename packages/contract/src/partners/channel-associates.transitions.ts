import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { MarketingStatus } from '../shared/marketing.ts'
import type * as calls from './channel-associates.ts'

const alive: readonly MarketingStatus[] = ['ACTIVE', 'SUSPENDED', 'NEEDS_REVIEW']
const notDeleted: readonly MarketingStatus[] = [...alive, 'CANCELLED', 'CANCELED']
const edit = { from: alive } as const

/**
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Default: an associate can change
 * until it is cancelled, and DELETED is final. `updateStatus` is also the last path segment of the operations that
 * decide on names and photos.
 */
export const channelAssociateTransitions = assumedTransitions({
  create: { to: ['ACTIVE', 'NEEDS_REVIEW'] },
  replace: edit,
  uploadPhoto: edit,
  deleteDisplayPhoto: edit,
  updateDisplayPhoto: edit,
  updateStatus: {
    from: notDeleted,
    to: ['ACTIVE', 'SUSPENDED', 'NEEDS_REVIEW', 'CANCELLED', 'CANCELED', 'DELETED'],
  },
  changeOwner: { from: notDeleted },
  delete: { from: notDeleted, to: 'DELETED' },
} satisfies TransitionsOf<MarketingStatus, typeof calls>)
