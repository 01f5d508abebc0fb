import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange, OwnerKind } from '../shared/owner.ts'
import { ownerRealms, partnerRealms } from '../shared/realm.ts'
import { list, text } from '../wire.ts'
import {
  AutoCloseAt,
  ConflictsChecked,
  CriticalDate,
  FirstActivityDueBy,
  NewQuickAlert,
  Reclaim,
  Referral,
  ServiceRequestAreaOfLaw,
  ServiceRequestAssignee,
  ServiceRequestClosing,
  ServiceRequestEntitlementChange,
  ServiceRequestLocale,
  ServiceRequestStatusChange,
  WillCompleted,
} from './service-requests.bodies.ts'
import {
  CallTokenRequest,
  NewProcessedDocument,
  NewServiceRequest,
  NewServiceRequestAlert,
  NewServiceRequestChat,
  NewServiceRequestNote,
  NewTalkdeskInteraction,
  ServiceRequestChatLink,
  ServiceRequestEventLink,
  ServiceRequestSurveyAnswer,
} from './service-requests.content.bodies.ts'
import { CallToken, ServiceRequest } from './service-requests.entities.ts'
import { ServiceRequestStatus } from './service-requests.enums.ts'
import {
  QuickAlert,
  ScheduledCall,
  ServiceRequestAlert,
  ServiceRequestAnswer,
  ServiceRequestAttachment,
  ServiceRequestChat,
  ServiceRequestContact,
  ServiceRequestDocument,
  ServiceRequestEntitlement,
  ServiceRequestEvent,
  ServiceRequestNote,
  ServiceRequestSurvey,
  TalkdeskInteraction,
} from './service-requests.parts.entities.ts'

// Source: partners and service delivery, section 7, "Service requests (v2, under /v2/identities/{id}/serviceRequests)".

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const worked = { realms: partnerRealms, assumes: ['realms'] } as const
const staff = { access: 'internal', assumes: ['access'] } as const
const requests = at('service-requests', '/v2/identities/{identityId}/serviceRequests', owned)
const own = at('service-requests', '/v2/identities/{identityId}/serviceRequests/{serviceRequestId}', owned)
const request = at('service-requests', '/v2/identities/{identityId}/serviceRequests/{serviceRequestId}', worked)
const guarded = at('service-requests', '/v2/identities/{identityId}/serviceRequests/{serviceRequestId}', staff)

export const createServiceRequest = post(requests, '', { body: NewServiceRequest, returns: ServiceRequest })
export const listServiceRequests = get(requests, '', { returns: list(ServiceRequest) })
export const getServiceRequest = get(own, '', { returns: ServiceRequest })
export const deleteServiceRequest = del(guarded, '')

// Bodies are not shown. Operations that set, add or transfer something are assumed to have one; those that clear,
// dismiss, reprocess or fill in something by themselves are assumed to have none.
export const updateServiceRequestAssignee = post(request, 'updateAssignee', {
  body: ServiceRequestAssignee,
  returns: ServiceRequest,
})
export const updateServiceRequestAreaOfLaw = post(request, 'updateAreaOfLaw', {
  body: ServiceRequestAreaOfLaw,
  returns: ServiceRequest,
})
export const updateServiceRequestConflictsChecked = post(request, 'updateConflictsChecked', {
  body: ConflictsChecked,
  returns: ServiceRequest,
})
export const updateServiceRequestStatus = post(own, 'updateStatus', {
  body: ServiceRequestStatusChange,
  returns: ServiceRequest,
})
export const updateServiceRequestQuickAlert = post(request, 'updateQuickAlert', {
  body: NewQuickAlert,
  returns: ServiceRequest,
})
export const updateServiceRequestCriticalDate = post(request, 'updateCriticalDate', {
  body: CriticalDate,
  returns: ServiceRequest,
})
export const addServiceRequestNote = post(own, 'addNote', { body: NewServiceRequestNote, returns: ServiceRequest })
export const updateServiceRequestWillCompleted = post(request, 'updateWillCompleted', {
  body: WillCompleted,
  returns: ServiceRequest,
})
export const reclaimServiceRequest = post(request, 'reclaim', { body: Reclaim, returns: ServiceRequest })
export const referServiceRequest = post(request, 'refer', { body: Referral, returns: ServiceRequest })
export const closeServiceRequest = post(own, 'close', { body: ServiceRequestClosing, returns: ServiceRequest })
export const clearServiceRequestAssignee = post(request, 'clearAssignee', { returns: ServiceRequest })
export const clearServiceRequestQuickAlert = post(request, 'clearQuickAlert', { returns: ServiceRequest })
export const clearServiceRequestCriticalDate = post(request, 'clearCriticalDate', { returns: ServiceRequest })
export const changeServiceRequestOwner = post(guarded, 'changeOwner', { body: OwnerChange, returns: ServiceRequest })
export const changeServiceRequestEntitlement = post(guarded, 'changeEntitlement', {
  body: ServiceRequestEntitlementChange,
  returns: ServiceRequest,
})
export const addServiceRequestAlert = post(request, 'addAlert', {
  body: NewServiceRequestAlert,
  returns: ServiceRequest,
})
export const updateServiceRequestLocale = post(own, 'updateLocale', {
  body: ServiceRequestLocale,
  returns: ServiceRequest,
})
export const reprocessServiceRequestAnswers = post(request, 'reprocessAnswers', { returns: ServiceRequest })
export const addServiceRequestTalkdeskInteraction = post(request, 'addTalkdeskInteraction', {
  body: NewTalkdeskInteraction,
  returns: ServiceRequest,
})
export const addServiceRequestChat = post(own, 'addChat', { body: ServiceRequestChatLink, returns: ServiceRequest })
export const startServiceRequestChat = post(own, 'startChat', { body: NewServiceRequestChat, returns: ServiceRequest })
export const addServiceRequestEvent = post(own, 'addEvent', { body: ServiceRequestEventLink, returns: ServiceRequest })
export const updateServiceRequestFeedbackSurveyAnswerId = post(own, 'updateFeedbackSurveyAnswerId', {
  body: ServiceRequestSurveyAnswer,
  returns: ServiceRequest,
})
export const dismissServiceRequestFeedbackSurvey = post(own, 'dismissFeedbackSurvey', { returns: ServiceRequest })
export const updateServiceRequestFollowUpAnswerId = post(own, 'updateFollowUpAnswerId', {
  body: ServiceRequestSurveyAnswer,
  returns: ServiceRequest,
})
export const dismissServiceRequestFollowUpSurvey = post(own, 'dismissFollowUpSurvey', { returns: ServiceRequest })
export const addServiceRequestProcessedDocument = post(request, 'addProcessedDocument', {
  body: NewProcessedDocument,
  returns: ServiceRequest,
})
export const populateServiceRequestCaseId = post(request, 'populateCaseId', { returns: ServiceRequest })
export const updateServiceRequestFirstActivityDueBy = post(request, 'updateFirstActivityDueBy', {
  body: FirstActivityDueBy,
  returns: ServiceRequest,
})
export const updateServiceRequestAutoCloseAt = post(request, 'updateAutoCloseAt', {
  body: AutoCloseAt,
  returns: ServiceRequest,
})
export const clearServiceRequestAutoCloseAt = post(request, 'clearAutoCloseAt', { returns: ServiceRequest })

export const deleteServiceRequestChat = del(request, 'chats/{chatId}')
export const acknowledgeServiceRequestChat = post(own, 'chats/{chatId}/acknowledge', { returns: ServiceRequest })

const documents = at(
  'service-requests',
  '/v2/documents/identities/{identityId}/serviceRequests/{serviceRequestId}',
  owned,
)
/** Adds a document that the document service derived from another. */
export const addProcessedDocument = post(documents, 'addProcessedDocument', {
  body: NewProcessedDocument,
  returns: ServiceRequestDocument,
})
export const getServiceRequestDocuments = post(documents, 'getServiceRequestDocuments', {
  returns: list(ServiceRequestDocument),
  idempotent: true,
})

/** Updates the access of a request's branch to current permissions. */
export const migrateServiceRequestBranchAccess = post(
  at('service-requests', '/v2/migration/{owners}/{ownerId}/serviceRequests/{serviceRequestId}', staff),
  'migrateBranchAccess',
  { params: { owners: OwnerKind }, returns: ServiceRequest },
)

export const serviceRequestJournal = journal('service-requests', '/v2/servicerequests', text)
export const createTokenForCall = post(at('service-requests', '/v2/talkDesk/tokenForCall', worked), '', {
  body: CallTokenRequest,
  returns: CallToken,
})
/** Written as `/maxClock`, beside the journal: assumed to be the clock of that journal. */
export const serviceRequestMaxClock = maxClock('service-requests', '/v2/servicerequests')

export {
  AutoCloseAt,
  CallToken,
  CallTokenRequest,
  ConflictsChecked,
  CriticalDate,
  FirstActivityDueBy,
  NewProcessedDocument,
  NewQuickAlert,
  NewServiceRequest,
  NewServiceRequestAlert,
  NewServiceRequestChat,
  NewServiceRequestNote,
  NewTalkdeskInteraction,
  QuickAlert,
  Reclaim,
  Referral,
  ScheduledCall,
  ServiceRequest,
  ServiceRequestAlert,
  ServiceRequestAnswer,
  ServiceRequestAreaOfLaw,
  ServiceRequestAssignee,
  ServiceRequestAttachment,
  ServiceRequestChat,
  ServiceRequestChatLink,
  ServiceRequestClosing,
  ServiceRequestContact,
  ServiceRequestDocument,
  ServiceRequestEntitlement,
  ServiceRequestEntitlementChange,
  ServiceRequestEvent,
  ServiceRequestEventLink,
  ServiceRequestLocale,
  ServiceRequestNote,
  ServiceRequestStatus,
  ServiceRequestStatusChange,
  ServiceRequestSurvey,
  ServiceRequestSurveyAnswer,
  TalkdeskInteraction,
  WillCompleted,
}
export { openServiceRequestStatuses, serviceRequestTransitions } from './service-requests.transitions.ts'
