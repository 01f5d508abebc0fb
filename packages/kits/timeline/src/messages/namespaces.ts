import { messageNamespace } from '@memberkit/foundation/messages'
import type { contractsEnUS } from './contracts/en-US.ts'
import type { manageContractsEnUS } from './contracts/manage.en-US.ts'
import type { journalEnUS } from './journal/en-US.ts'
import type { manageEnUS } from './manage/en-US.ts'
import type { notesEnUS } from './notes/en-US.ts'

export const journalMessages = messageNamespace<typeof journalEnUS>('timeline')
export const notesMessages = messageNamespace<typeof notesEnUS>('timeline.notes')
export const manageMessages = messageNamespace<typeof manageEnUS>('timeline.manage')
export const contractsMessages = messageNamespace<typeof contractsEnUS>('timeline.contracts')
export const manageContractMessages = messageNamespace<typeof manageContractsEnUS>('timeline.contracts.manage')

/** The words of every service's journal, in one file: loaded with the first journal, while its entries are. */
export const actionLabelNames = [
  'labels.AiConversationAction',
  'labels.AlertAction',
  'labels.AnswerAction',
  'labels.ApplicationAction',
  'labels.AssociateAction',
  'labels.AutoCommentAction',
  'labels.BenefitAction',
  'labels.BusinessPlusAction',
  'labels.ChatAction',
  'labels.CohortAction',
  'labels.EntitlementAction',
  'labels.EventAction',
  'labels.FileStorageAction',
  'labels.FirmAction',
  'labels.GroupEnrollmentAction',
  'labels.IdentityMergeAction',
  'labels.InvitationAction',
  'labels.InvoiceAction',
  'labels.LaunchAction',
  'labels.LawAreaAction',
  'labels.LeadAction',
  'labels.MarketingAction',
  'labels.NoteAction',
  'labels.NotificationAction',
  'labels.OfferMapAction',
  'labels.OrderAction',
  'labels.PaymentAction',
  'labels.ProductAction',
  'labels.ProductFamilyAction',
  'labels.ProvisionAction',
  'labels.ResolutionAction',
  'labels.ScheduledCommunicationAction',
  'labels.SecuritySoftwareAction',
  'labels.SegmentAction',
  'labels.SubscriptionAction',
] as const

/** Namespaces that come with what is done to a note, in one file. */
export const managedNames = ['timeline.manage', 'parts.person', 'labels.AccountIdentifierType'] as const

/** Namespaces that come with what is opened from the contract history, in one file. */
export const openedContractNames = [
  'timeline.contracts.manage',
  'parts.person',
  'labels.AccountIdentifierType',
] as const
