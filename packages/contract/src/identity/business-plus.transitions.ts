import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { BusinessPlusStatus } from './business-plus.enums.ts'
import type * as calls from './business-plus.ts'

const open = ['ACCOUNT_ACTIVE', 'ACCOUNT_MIGRATED'] as const

/**
 * "Allowed from-to rules are not shown" (identity and communication, section 4): all are assumed. Operations without an
 * account ID have no transition here.
 */
export const businessPlusTransitions = assumedTransitions({
  create: { to: 'ACCOUNT_ACTIVE' },
  migrate: { to: 'ACCOUNT_MIGRATED' },
  delete: { from: open, to: 'ACCOUNT_CANCELED' },
} satisfies TransitionsOf<BusinessPlusStatus, typeof calls>)
