import { Instant } from '../shared/dates.ts'
import { Reference } from '../shared/reference.ts'
import { assumed, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'

// Parts of a service request. The names are assumed, because no layout is shown.

const serviceRequestNoteFields = assumed({ id: text, body: text, author: Reference, at: Instant })

/** A note, in plain text. */
export interface ServiceRequestNote extends Out<typeof serviceRequestNoteFields> {}
export const ServiceRequestNote: Schema<ServiceRequestNote> = serviceRequestNoteFields

const serviceRequestAttachmentFields = assumed({
  id: text,
  name: text,
  contentType: maybe(text),
  size: maybe(number),
  url: maybe(text),
  at: Instant,
})

/** A file from the member. */
export interface ServiceRequestAttachment extends Out<typeof serviceRequestAttachmentFields> {}
export const ServiceRequestAttachment: Schema<ServiceRequestAttachment> = serviceRequestAttachmentFields

const serviceRequestDocumentFields = assumed({
  id: text,
  name: text,
  contentType: maybe(text),
  url: maybe(text),
  isProcessed: flag,
  originalId: maybe(text),
  by: maybe(Reference),
  at: Instant,
})

/** A document of the case. A processed one, such as a signed or reviewed form, is derived from `originalId`. */
export interface ServiceRequestDocument extends Out<typeof serviceRequestDocumentFields> {}
export const ServiceRequestDocument: Schema<ServiceRequestDocument> = serviceRequestDocumentFields

const serviceRequestChatFields = assumed({
  id: text,
  subject: maybe(text),
  startedAt: Instant,
  lastMessageAt: maybe(Instant),
  unread: maybe(number),
  acknowledgedAt: maybe(Instant),
})

/** A chat about the request, in the chat service. */
export interface ServiceRequestChat extends Out<typeof serviceRequestChatFields> {}
export const ServiceRequestChat: Schema<ServiceRequestChat> = serviceRequestChatFields

const serviceRequestEventFields = assumed({
  eventId: text,
  subject: maybe(text),
  startsAt: Instant,
  endsAt: maybe(Instant),
  timeZone: maybe(text),
})

/** An event about the request, in the event service. */
export interface ServiceRequestEvent extends Out<typeof serviceRequestEventFields> {}
export const ServiceRequestEvent: Schema<ServiceRequestEvent> = serviceRequestEventFields

const scheduledCallFields = assumed({
  startsAt: Instant,
  endsAt: maybe(Instant),
  timeZone: text,
  phoneNumber: maybe(text),
  eventId: maybe(text),
})

/** A call scheduled by the law firm. `timeZone` is the member's. */
export interface ScheduledCall extends Out<typeof scheduledCallFields> {}
export const ScheduledCall: Schema<ScheduledCall> = scheduledCallFields

const talkdeskInteractionFields = assumed({
  id: text,
  direction: maybe(text),
  startedAt: Instant,
  endedAt: maybe(Instant),
  agent: maybe(Reference),
  outcome: maybe(text),
})

/** A Talkdesk call. */
export interface TalkdeskInteraction extends Out<typeof talkdeskInteractionFields> {}
export const TalkdeskInteraction: Schema<TalkdeskInteraction> = talkdeskInteractionFields

const quickAlertFields = assumed({ text: text, by: maybe(Reference), at: maybe(Instant) })

/** A quick alert, displayed first to everyone who opens the request. */
export interface QuickAlert extends Out<typeof quickAlertFields> {}
export const QuickAlert: Schema<QuickAlert> = quickAlertFields

const serviceRequestAlertFields = assumed({ id: text, text: text, at: Instant })

/** An alert for the member about the request. */
export interface ServiceRequestAlert extends Out<typeof serviceRequestAlertFields> {}
export const ServiceRequestAlert: Schema<ServiceRequestAlert> = serviceRequestAlertFields

const serviceRequestAnswerFields = assumed({ questionId: text, label: text, value: text })

/** A question, and the member's answer. */
export interface ServiceRequestAnswer extends Out<typeof serviceRequestAnswerFields> {}
export const ServiceRequestAnswer: Schema<ServiceRequestAnswer> = serviceRequestAnswerFields

const serviceRequestSurveyFields = assumed({
  answerId: maybe(text),
  dismissedAt: maybe(Instant),
  answers: list(ServiceRequestAnswer),
})

/** A survey for the member, open until answered or dismissed. */
export interface ServiceRequestSurvey extends Out<typeof serviceRequestSurveyFields> {}
export const ServiceRequestSurvey: Schema<ServiceRequestSurvey> = serviceRequestSurveyFields

const serviceRequestContactFields = assumed({ phoneNumber: maybe(text), emailAddress: maybe(text) })

/** The member's contact details. Absent until conflicts are checked. */
export interface ServiceRequestContact extends Out<typeof serviceRequestContactFields> {}
export const ServiceRequestContact: Schema<ServiceRequestContact> = serviceRequestContactFields

const serviceRequestEntitlementFields = assumed({ id: text, plan: text })

/** The plan that pays for the help. */
export interface ServiceRequestEntitlement extends Out<typeof serviceRequestEntitlementFields> {}
export const ServiceRequestEntitlement: Schema<ServiceRequestEntitlement> = serviceRequestEntitlementFields
