import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { ServiceRequestStatus } from './service-requests.enums.ts'
import type * as calls from './service-requests.ts'

/** The statuses that need work. Assumed. */
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
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Default: every status of an open
 * request can follow every other. A closed one can only be reopened, a referred one can be reclaimed; DISCARD and
 * DELETED are final.
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
