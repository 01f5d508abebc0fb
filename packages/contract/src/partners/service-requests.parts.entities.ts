import { Instant } from '../shared/dates.ts'
import { Reference } from '../shared/reference.ts'
import { assumed, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'

// What a service request holds. The names are ours, for no layout is shown.

const serviceRequestNoteFields = assumed({ id: text, body: text, author: Reference, at: Instant })

/** What was written down, in plain text. */
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

/** A file the member sent along. */
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

/**
 * A document of the case. A processed one was made from another, the `originalId`, such as a signed or a reviewed form
 * of it.
 */
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

/** A chat about the request, kept by the chat service. */
export interface ServiceRequestChat extends Out<typeof serviceRequestChatFields> {}
export const ServiceRequestChat: Schema<ServiceRequestChat> = serviceRequestChatFields

const serviceRequestEventFields = assumed({
  eventId: text,
  subject: maybe(text),
  startsAt: Instant,
  endsAt: maybe(Instant),
  timeZone: maybe(text),
})

/** A date about the request, kept by the event service. */
export interface ServiceRequestEvent extends Out<typeof serviceRequestEventFields> {}
export const ServiceRequestEvent: Schema<ServiceRequestEvent> = serviceRequestEventFields

const scheduledCallFields = assumed({
  startsAt: Instant,
  endsAt: maybe(Instant),
  timeZone: text,
  phoneNumber: maybe(text),
  eventId: maybe(text),
})

/** When the law firm will call. `timeZone` is the member's. */
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

/** A call that went through Talkdesk. */
export interface TalkdeskInteraction extends Out<typeof talkdeskInteractionFields> {}
export const TalkdeskInteraction: Schema<TalkdeskInteraction> = talkdeskInteractionFields

const quickAlertFields = assumed({ text: text, by: maybe(Reference), at: maybe(Instant) })

/** Something everyone who opens the request must see first. */
export interface QuickAlert extends Out<typeof quickAlertFields> {}
export const QuickAlert: Schema<QuickAlert> = quickAlertFields

const serviceRequestAlertFields = assumed({ id: text, text: text, at: Instant })

/** Something the member is told about the request. */
export interface ServiceRequestAlert extends Out<typeof serviceRequestAlertFields> {}
export const ServiceRequestAlert: Schema<ServiceRequestAlert> = serviceRequestAlertFields

const serviceRequestAnswerFields = assumed({ questionId: text, label: text, value: text })

/** What was asked, and what the member answered. */
export interface ServiceRequestAnswer extends Out<typeof serviceRequestAnswerFields> {}
export const ServiceRequestAnswer: Schema<ServiceRequestAnswer> = serviceRequestAnswerFields

const serviceRequestSurveyFields = assumed({
  answerId: maybe(text),
  dismissedAt: maybe(Instant),
  answers: list(ServiceRequestAnswer),
})

/** A survey the member is asked to fill in, until it is answered or dismissed. */
export interface ServiceRequestSurvey extends Out<typeof serviceRequestSurveyFields> {}
export const ServiceRequestSurvey: Schema<ServiceRequestSurvey> = serviceRequestSurveyFields

const serviceRequestContactFields = assumed({ phoneNumber: maybe(text), emailAddress: maybe(text) })

/** How to reach the member. Not told before conflicts are checked. */
export interface ServiceRequestContact extends Out<typeof serviceRequestContactFields> {}
export const ServiceRequestContact: Schema<ServiceRequestContact> = serviceRequestContactFields

const serviceRequestEntitlementFields = assumed({ id: text, plan: text })

/** The plan that pays for the help. */
export interface ServiceRequestEntitlement extends Out<typeof serviceRequestEntitlementFields> {}
export const ServiceRequestEntitlement: Schema<ServiceRequestEntitlement> = serviceRequestEntitlementFields
