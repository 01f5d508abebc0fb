import type { EnumerationName } from '@memberkit/parts/labels'

/** The enumeration of a service's journal actions, for the services of which the specification lists them. */
const actionsOf: Readonly<Record<string, EnumerationName>> = {
  'ai-conversations': 'AiConversationAction',
  alerts: 'AlertAction',
  answers: 'AnswerAction',
  applications: 'ApplicationAction',
  associates: 'AssociateAction',
  'associate-marketing': 'MarketingAction',
  'auto-comments': 'AutoCommentAction',
  benefits: 'BenefitAction',
  'business-plus': 'BusinessPlusAction',
  'channel-associates': 'MarketingAction',
  chats: 'ChatAction',
  cohorts: 'CohortAction',
  entitlements: 'EntitlementAction',
  events: 'EventAction',
  'file-storage': 'FileStorageAction',
  firms: 'FirmAction',
  'group-enrollments': 'GroupEnrollmentAction',
  'identity-merge': 'IdentityMergeAction',
  invitations: 'InvitationAction',
  invoices: 'InvoiceAction',
  launches: 'LaunchAction',
  'law-areas': 'LawAreaAction',
  leads: 'LeadAction',
  notes: 'NoteAction',
  notifications: 'NotificationAction',
  'offer-maps': 'OfferMapAction',
  orders: 'OrderAction',
  payments: 'PaymentAction',
  products: 'ProductAction',
  'product-families': 'ProductFamilyAction',
  provisioning: 'ProvisionAction',
  resolutions: 'ResolutionAction',
  'scheduled-communications': 'ScheduledCommunicationAction',
  'security-software': 'SecuritySoftwareAction',
  segments: 'SegmentAction',
  subscriptions: 'SubscriptionAction',
}

/** Actions of the other services are shown as readable text: for them any enumeration does. */
export const actionNamesOf = (service: string): EnumerationName =>
  Object.hasOwn(actionsOf, service) ? actionsOf[service]! : 'NoteAction'
