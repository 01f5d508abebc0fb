import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { CampaignStatus } from './campaigns.enums.ts'
import type * as calls from './campaigns.ts'

const kept: readonly CampaignStatus[] = ['ACTIVE', 'CANCELED']
const edit = { from: kept } as const

/**
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Default: a canceled campaign can be
 * reopened, a deleted one can't.
 */
export const campaignTransitions = assumedTransitions({
  create: { to: 'ACTIVE' },
  replace: edit,
  updateStatus: { ...edit, to: ['ACTIVE', 'CANCELED', 'DELETED'] },
  delete: { ...edit, to: 'DELETED' },
  changeOwner: { from: kept },
} satisfies TransitionsOf<CampaignStatus, typeof calls>)
