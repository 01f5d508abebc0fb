import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { LaunchStatus } from './launches.enums.ts'
import type * as calls from './launches.ts'

const open = ['CREATED', 'ACTIVE'] as const

/**
 * "Allowed from-to rules are not shown" (identity and communication, section 4). Default: a deleted launch can be read
 * but not changed.
 */
export const launchTransitions = assumedTransitions({
  create: { to: ['CREATED', 'ACTIVE'] },
  delete: { from: open, to: 'DELETED' },
  changeOwner: { from: open },
} satisfies TransitionsOf<LaunchStatus, typeof calls>)
