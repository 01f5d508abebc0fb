import { Instant, LocalDate } from '../shared/dates.ts'
import { Reference } from '../shared/reference.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
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

const serviceRequestFields = entity({
  stated: {
    status: ServiceRequestStatus,
    assignee: maybe(Reference),
    areaOfLaw: text,
    conflictsChecked: flag,
    quickAlert: maybe(QuickAlert),
    criticalDate: maybe(LocalDate),
    notes: list(ServiceRequestNote),
    attachments: list(ServiceRequestAttachment),
    locale: text,
    chats: list(ServiceRequestChat),
    surveyAnswers: maybe(ServiceRequestSurvey),
    followUpAnswers: maybe(ServiceRequestSurvey),
    caseId: maybe(text),
    firstActivityDueBy: maybe(Instant),
    autoCloseAt: maybe(Instant),
    events: list(ServiceRequestEvent),
    documents: list(ServiceRequestDocument),
    talkdeskInteractions: list(TalkdeskInteraction),
    scheduledCall: maybe(ScheduledCall),
    entitlement: maybe(ServiceRequestEntitlement),
    serviceFlags: list(text),
  },
  assumed: {
    id: text,
    identityId: text,
    number: text,
    member: Reference,
    summary: maybe(text),
    contact: maybe(ServiceRequestContact),
    answerId: maybe(text),
    answers: list(ServiceRequestAnswer),
    alerts: list(ServiceRequestAlert),
    firm: maybe(Reference),
    branch: maybe(Reference),
    referredTo: maybe(Reference),
    willCompletedOn: maybe(LocalDate),
    createdAt: Instant,
    updatedAt: Instant,
    closedAt: maybe(Instant),
    closingReason: maybe(text),
    version: text,
  },
})

/**
 * A member's request for legal help. `areaOfLaw` is the short code of a law area, `conflictsChecked` is whether the law
 * firm has cleared conflicts of interest, `caseId` is the law firm's. `firstActivityDueBy` and `autoCloseAt` are
 * deadlines of the service. `version` is the value for `If-Match`.
 */
export interface ServiceRequest extends Out<typeof serviceRequestFields> {}
export const ServiceRequest: Schema<ServiceRequest> = serviceRequestFields

const callTokenFields = assumed({ token: text, expiresAt: Instant })

/** A token that starts one Talkdesk call, valid until `expiresAt`. */
export interface CallToken extends Out<typeof callTokenFields> {}
export const CallToken: Schema<CallToken> = callTokenFields
