import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
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
import { ServiceRequest } from './service-requests.entities.ts'

// Source: partners and service delivery, section 7, "A v1 copy of most of the above exists under
// /v1/users/{id}/serviceRequests and /v1/servicerequests/journal". Which operations have no copy is not shown: all
// below a member are assumed to have one, with the same bodies and responses. It is a separate service here, so that it
// can have its own host.

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const requests = at('service-requests-v1', '/v1/users/{userId}/serviceRequests', owned)
const own = at('service-requests-v1', '/v1/users/{userId}/serviceRequests/{serviceRequestId}', {
  realms: ownerRealms,
  assumes: ['path', 'realms'],
})
const request = at('service-requests-v1', '/v1/users/{userId}/serviceRequests/{serviceRequestId}', {
  realms: partnerRealms,
  assumes: ['path', 'realms'],
})
const guarded = at('service-requests-v1', '/v1/users/{userId}/serviceRequests/{serviceRequestId}', {
  access: 'internal',
  assumes: ['path', 'access'],
})

export const createServiceRequestV1 = post(requests, '', { body: NewServiceRequest, returns: ServiceRequest })
export const listServiceRequestsV1 = get(requests, '', { returns: list(ServiceRequest) })
export const getServiceRequestV1 = get(own, '', { returns: ServiceRequest })
export const deleteServiceRequestV1 = del(guarded, '')

export const updateServiceRequestAssigneeV1 = post(request, 'updateAssignee', {
  body: ServiceRequestAssignee,
  returns: ServiceRequest,
})
export const updateServiceRequestAreaOfLawV1 = post(request, 'updateAreaOfLaw', {
  body: ServiceRequestAreaOfLaw,
  returns: ServiceRequest,
})
export const updateServiceRequestConflictsCheckedV1 = post(request, 'updateConflictsChecked', {
  body: ConflictsChecked,
  returns: ServiceRequest,
})
export const updateServiceRequestStatusV1 = post(own, 'updateStatus', {
  body: ServiceRequestStatusChange,
  returns: ServiceRequest,
})
export const updateServiceRequestQuickAlertV1 = post(request, 'updateQuickAlert', {
  body: NewQuickAlert,
  returns: ServiceRequest,
})
export const updateServiceRequestCriticalDateV1 = post(request, 'updateCriticalDate', {
  body: CriticalDate,
  returns: ServiceRequest,
})
export const addServiceRequestNoteV1 = post(own, 'addNote', { body: NewServiceRequestNote, returns: ServiceRequest })
export const updateServiceRequestWillCompletedV1 = post(request, 'updateWillCompleted', {
  body: WillCompleted,
  returns: ServiceRequest,
})
export const reclaimServiceRequestV1 = post(request, 'reclaim', { body: Reclaim, returns: ServiceRequest })
export const referServiceRequestV1 = post(request, 'refer', { body: Referral, returns: ServiceRequest })
export const closeServiceRequestV1 = post(own, 'close', { body: ServiceRequestClosing, returns: ServiceRequest })
export const clearServiceRequestAssigneeV1 = post(request, 'clearAssignee', { returns: ServiceRequest })
export const clearServiceRequestQuickAlertV1 = post(request, 'clearQuickAlert', { returns: ServiceRequest })
export const clearServiceRequestCriticalDateV1 = post(request, 'clearCriticalDate', { returns: ServiceRequest })
export const changeServiceRequestOwnerV1 = post(guarded, 'changeOwner', { body: OwnerChange, returns: ServiceRequest })
export const changeServiceRequestEntitlementV1 = post(guarded, 'changeEntitlement', {
  body: ServiceRequestEntitlementChange,
  returns: ServiceRequest,
})
export const addServiceRequestAlertV1 = post(request, 'addAlert', {
  body: NewServiceRequestAlert,
  returns: ServiceRequest,
})
export const updateServiceRequestLocaleV1 = post(own, 'updateLocale', {
  body: ServiceRequestLocale,
  returns: ServiceRequest,
})
export const reprocessServiceRequestAnswersV1 = post(request, 'reprocessAnswers', { returns: ServiceRequest })
export const addServiceRequestTalkdeskInteractionV1 = post(request, 'addTalkdeskInteraction', {
  body: NewTalkdeskInteraction,
  returns: ServiceRequest,
})
export const addServiceRequestChatV1 = post(own, 'addChat', { body: ServiceRequestChatLink, returns: ServiceRequest })
export const startServiceRequestChatV1 = post(own, 'startChat', {
  body: NewServiceRequestChat,
  returns: ServiceRequest,
})
export const addServiceRequestEventV1 = post(own, 'addEvent', {
  body: ServiceRequestEventLink,
  returns: ServiceRequest,
})
export const updateServiceRequestFeedbackSurveyAnswerIdV1 = post(own, 'updateFeedbackSurveyAnswerId', {
  body: ServiceRequestSurveyAnswer,
  returns: ServiceRequest,
})
export const dismissServiceRequestFeedbackSurveyV1 = post(own, 'dismissFeedbackSurvey', { returns: ServiceRequest })
export const updateServiceRequestFollowUpAnswerIdV1 = post(own, 'updateFollowUpAnswerId', {
  body: ServiceRequestSurveyAnswer,
  returns: ServiceRequest,
})
export const dismissServiceRequestFollowUpSurveyV1 = post(own, 'dismissFollowUpSurvey', { returns: ServiceRequest })
export const addServiceRequestProcessedDocumentV1 = post(request, 'addProcessedDocument', {
  body: NewProcessedDocument,
  returns: ServiceRequest,
})
export const populateServiceRequestCaseIdV1 = post(request, 'populateCaseId', { returns: ServiceRequest })
export const updateServiceRequestFirstActivityDueByV1 = post(request, 'updateFirstActivityDueBy', {
  body: FirstActivityDueBy,
  returns: ServiceRequest,
})
export const updateServiceRequestAutoCloseAtV1 = post(request, 'updateAutoCloseAt', {
  body: AutoCloseAt,
  returns: ServiceRequest,
})
export const clearServiceRequestAutoCloseAtV1 = post(request, 'clearAutoCloseAt', { returns: ServiceRequest })

export const deleteServiceRequestChatV1 = del(request, 'chats/{chatId}')
export const acknowledgeServiceRequestChatV1 = post(own, 'chats/{chatId}/acknowledge', { returns: ServiceRequest })

export const serviceRequestJournalV1 = journal('service-requests-v1', '/v1/servicerequests', text)
export const serviceRequestMaxClockV1 = maxClock('service-requests-v1', '/v1/servicerequests')

// The shapes are those of v2.
export {
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
export {
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
export { ServiceRequest } from './service-requests.entities.ts'
export { ServiceRequestStatus } from './service-requests.enums.ts'
export {
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
export { serviceRequestTransitions } from './service-requests.transitions.ts'
