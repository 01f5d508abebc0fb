import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { ServiceRequestStatus } from './service-requests.enums.ts'
import type * as calls from './service-requests.ts'

/** Statuses in which somebody still has something to do. Our reading. */
export const openServiceRequestStatuses: readonly ServiceRequestStatus[] = [
  'NEW',
  'CALL_ATTEMPT_MADE',
  'COMMUNICATION_SENT',
  'WAITING_ON_MEMBER',
  'IN_PROGRESS',
  'TO_BE_REFERRED',
  'RE_OPENED',
  'RECLAIMED',
  'READY_TO_PICK_UP',
  'WILL_PENDING',
  'NEEDS_REVIEW',
  'CALL_STARTED',
  'NEW_DOCUMENTS',
  'NEW_UPDATES',
]
const alive: readonly ServiceRequestStatus[] = [...openServiceRequestStatuses, 'REFERRED', 'REOPEN_REQUESTED', 'CLOSED']

const edit = { from: alive } as const

/**
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Our default: any status may follow
 * any other while a request is open. A closed one is only opened again, a referred one can be reclaimed, and nothing
 * leaves DISCARD and DELETED.
 */
export const serviceRequestTransitions = assumedTransitions({
  create: { to: 'NEW' },
  delete: { from: [...alive, 'DISCARD'], to: 'DELETED' },
  updateStatus: {
    from: alive,
    to: [...openServiceRequestStatuses, 'REFERRED', 'CLOSED', 'DISCARD'],
    only: { CLOSED: ['RE_OPENED', 'REOPEN_REQUESTED'] },
  },
  refer: { from: openServiceRequestStatuses, to: 'REFERRED' },
  reclaim: { from: ['REFERRED', 'TO_BE_REFERRED'], to: 'RECLAIMED' },
  close: { from: [...openServiceRequestStatuses, 'REFERRED', 'REOPEN_REQUESTED'], to: 'CLOSED' },
  updateAssignee: edit,
  clearAssignee: edit,
  updateAreaOfLaw: edit,
  updateConflictsChecked: edit,
  updateQuickAlert: edit,
  clearQuickAlert: edit,
  updateCriticalDate: edit,
  clearCriticalDate: edit,
  addNote: edit,
  addAlert: edit,
  updateWillCompleted: edit,
  changeEntitlement: edit,
  updateLocale: edit,
  reprocessAnswers: edit,
  addTalkdeskInteraction: edit,
  addChat: edit,
  startChat: edit,
  acknowledge: edit,
  chats: edit,
  addEvent: edit,
  updateFeedbackSurveyAnswerId: edit,
  dismissFeedbackSurvey: edit,
  updateFollowUpAnswerId: edit,
  dismissFollowUpSurvey: edit,
  addProcessedDocument: edit,
  populateCaseId: edit,
  updateFirstActivityDueBy: edit,
  updateAutoCloseAt: { from: openServiceRequestStatuses },
  clearAutoCloseAt: edit,
} satisfies TransitionsOf<ServiceRequestStatus, typeof calls>)
