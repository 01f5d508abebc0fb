import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { EventStatus } from './events.enums.ts'
import type * as calls from './events.ts'

const active: readonly EventStatus[] = ['ACTIVE']

/**
 * "Allowed from-to rules are not shown" (identity and communication, section 4), only "ACTIVE to COMPLETED or CANCELED
 * via complete and cancel". Default: both can be reopened, and DELETED is final.
 */
export const eventTransitions = assumedTransitions({
  create: { to: 'ACTIVE' },
  cancel: { from: active, to: 'CANCELED' },
  complete: { from: active, to: 'COMPLETED' },
  activate: { from: ['CANCELED', 'COMPLETED'], to: 'ACTIVE' },
  delete: { from: ['ACTIVE', 'CANCELED', 'COMPLETED'], to: 'DELETED' },
  addParticipants: { from: active },
  replaceParticipant: { from: active },
  updateDate: { from: active },
  updateLocation: { from: active },
  updateSubject: { from: active },
  updateEventType: { from: active },
  updateInvitationStatus: { from: active },
  updateName: { from: active },
  updateRole: { from: active },
} satisfies TransitionsOf<EventStatus, typeof calls>)
