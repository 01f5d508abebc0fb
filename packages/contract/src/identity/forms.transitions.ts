import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { FormStatus } from './forms.enums.ts'
import type * as calls from './forms.ts'

const notDeleted: readonly FormStatus[] = ['ACTIVE', 'CANCELED']

/**
 * "Allowed from-to rules are not shown" (identity and communication, section 4). Default: only active forms can be
 * filled in, and DELETED is final. No operation cancels one.
 */
export const formTransitions = assumedTransitions({
  createForm: { to: 'ACTIVE' },
  populate: { from: ['ACTIVE'] },
  delete: { from: notDeleted, to: 'DELETED' },
  deleteAllResources: { to: 'DELETED' },
} satisfies TransitionsOf<FormStatus, typeof calls>)
