import { Instant } from '../shared/dates.ts'
import { assumed, entity, maybe, type Out, type Schema, text } from '../wire.ts'
import { ServiceRequestContact } from './service-requests.parts.entities.ts'

// Additions to a service request. "Payload and response field names are not shown" (section 7): names are assumed,
// except those that section 3 lists.

const newServiceRequestFields = entity({
  stated: { areaOfLaw: text, locale: maybe(text) },
  assumed: {
    entitlementId: text,
    answerId: maybe(text),
    summary: maybe(text),
    branchId: maybe(text),
    contact: maybe(ServiceRequestContact),
  },
})

/** A request for help. `answerId` is the member's answered questionnaire. */
export interface NewServiceRequest extends Out<typeof newServiceRequestFields> {}
export const NewServiceRequest: Schema<NewServiceRequest> = newServiceRequestFields

const newServiceRequestNoteFields = assumed({ body: text })

/** A note to add. */
export interface NewServiceRequestNote extends Out<typeof newServiceRequestNoteFields> {}
export const NewServiceRequestNote: Schema<NewServiceRequestNote> = newServiceRequestNoteFields

const newServiceRequestAlertFields = assumed({ text: text })

/** An alert for the member. */
export interface NewServiceRequestAlert extends Out<typeof newServiceRequestAlertFields> {}
export const NewServiceRequestAlert: Schema<NewServiceRequestAlert> = newServiceRequestAlertFields

const newTalkdeskInteractionFields = assumed({
  id: text,
  direction: maybe(text),
  startedAt: Instant,
  endedAt: maybe(Instant),
  outcome: maybe(text),
})

/** A Talkdesk call. */
export interface NewTalkdeskInteraction extends Out<typeof newTalkdeskInteractionFields> {}
export const NewTalkdeskInteraction: Schema<NewTalkdeskInteraction> = newTalkdeskInteractionFields

const serviceRequestChatLinkFields = assumed({ chatId: text })

/** An existing chat to link. */
export interface ServiceRequestChatLink extends Out<typeof serviceRequestChatLinkFields> {}
export const ServiceRequestChatLink: Schema<ServiceRequestChatLink> = serviceRequestChatLinkFields

const newServiceRequestChatFields = assumed({ subject: maybe(text), message: maybe(text) })

/** A chat to start, with its first message. */
export interface NewServiceRequestChat extends Out<typeof newServiceRequestChatFields> {}
export const NewServiceRequestChat: Schema<NewServiceRequestChat> = newServiceRequestChatFields

const serviceRequestEventLinkFields = assumed({ eventId: text })

/** An existing event to link. */
export interface ServiceRequestEventLink extends Out<typeof serviceRequestEventLinkFields> {}
export const ServiceRequestEventLink: Schema<ServiceRequestEventLink> = serviceRequestEventLinkFields

const newProcessedDocumentFields = assumed({ name: text, url: text, contentType: maybe(text), originalId: maybe(text) })

/** A document derived from another one of the request. */
export interface NewProcessedDocument extends Out<typeof newProcessedDocumentFields> {}
export const NewProcessedDocument: Schema<NewProcessedDocument> = newProcessedDocumentFields

const serviceRequestSurveyAnswerFields = assumed({ answerId: text })

/** The answers to the survey. */
export interface ServiceRequestSurveyAnswer extends Out<typeof serviceRequestSurveyAnswerFields> {}
export const ServiceRequestSurveyAnswer: Schema<ServiceRequestSurveyAnswer> = serviceRequestSurveyAnswerFields

const callTokenRequestFields = assumed({ identityId: text, serviceRequestId: text, phoneNumber: maybe(text) })

/** The recipient and subject of a call. */
export interface CallTokenRequest extends Out<typeof callTokenRequestFields> {}
export const CallTokenRequest: Schema<CallTokenRequest> = callTokenRequestFields
