import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { SegmentStatus } from './segments.enums.ts'
import type * as calls from './segments.ts'

const active: readonly SegmentStatus[] = ['ACTIVE']
const notDeleted: readonly SegmentStatus[] = ['ACTIVE', 'CANCELED']

/**
 * "Can be cancelled, deleted, changed owner" (identity and communication, section 4). Default: a canceled segment can
 * be reopened, and DELETED is final.
 */
export const segmentTransitions = assumedTransitions({
  create: { to: 'ACTIVE' },
  replace: { from: notDeleted, to: notDeleted },
  delete: { from: notDeleted, to: 'DELETED' },
  associates: { from: active },
  csvUpload: { from: active },
  changeOwner: { from: notDeleted },
} satisfies TransitionsOf<SegmentStatus, typeof calls>)
