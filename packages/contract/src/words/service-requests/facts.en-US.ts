import type { EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  ServiceRequest: { one: 'Service request', many: 'Service requests', about: 'A member’s request for legal help' },
  CallToken: { one: 'Call token', many: 'Call tokens', about: 'What lets an agent call from the browser' },
  ServiceRequestDocument: { one: 'Document', many: 'Documents', about: 'A document of the request' },
  QuickAlert: { one: 'Quick alert', many: 'Quick alerts' },
  ScheduledCall: { one: 'Scheduled call', many: 'Scheduled calls' },
  ServiceRequestAlert: { one: 'Alert', many: 'Alerts' },
  ServiceRequestAnswer: { one: 'Answer', many: 'Answers' },
  ServiceRequestAttachment: { one: 'Attachment', many: 'Attachments' },
  ServiceRequestChat: { one: 'Chat', many: 'Chats' },
  ServiceRequestContact: { one: 'Contact', many: 'Contacts' },
  ServiceRequestEntitlement: { one: 'Coverage', many: 'Coverage' },
  ServiceRequestEvent: { one: 'Event', many: 'Events' },
  ServiceRequestNote: { one: 'Note', many: 'Notes' },
  ServiceRequestSurvey: { one: 'Survey', many: 'Surveys' },
  TalkdeskInteraction: { one: 'Talkdesk call', many: 'Talkdesk calls' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.ServiceRequest,
  about: 'Members’ requests for legal help, from first call to closing',
} as const satisfies Name

export const fields = {
  'ServiceRequestAnswer.questionId': 'Question',
  'ServiceRequest.number': 'Request number',
  acknowledgedAt: 'Acknowledged',
  agent: 'Agent',
  answers: 'Answers',
  autoCloseAt: 'Closes automatically on',
  by: 'Added by',
  caseId: 'Case number',
  chats: 'Chats',
  closingReason: 'Reason for closing',
  completedOn: 'Completed on',
  conflictsChecked: 'Conflicts checked',
  criticalDate: 'Critical date',
  direction: 'Direction',
  dismissedAt: 'Dismissed',
  documents: 'Documents',
  endedAt: 'Ended',
  events: 'Events',
  firstActivityDueBy: 'First callback due by',
  followUpAnswers: 'Follow-up survey',
  isProcessed: 'Processed',
  lawyerName: 'Lawyer’s name',
  originalId: 'Original document',
  outcome: 'Outcome',
  quickAlert: 'Quick alert',
  referredTo: 'Referred to',
  scheduledCall: 'Scheduled call',
  surveyAnswers: 'Feedback survey',
  talkdeskInteractions: 'Talkdesk calls',
  unread: 'Unread',
  willCompletedOn: 'Date the will was completed',
} as const satisfies FieldWords

export const hints = {
  firstActivityDueBy: 'When the firm must have called by',
  criticalDate: 'A court date or deadline that can’t be missed',
  conflictsChecked: 'Confirm that the firm has no conflict of interest',
  autoCloseAt: 'When the request closes unless something happens',
  quickAlert: 'Shown above the request until cleared',
} as const satisfies FieldWords
