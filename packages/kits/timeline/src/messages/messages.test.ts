import { describeMessages } from '@memberkit/testing/messages'
import { enCA } from './en-CA.ts'
import { enUS } from './en-US.ts'
import { esUS } from './es-US.ts'
import { frCA } from './fr-CA.ts'
import { actionLabelNames, managedNames } from './namespaces.ts'

describeMessages({ 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS }, [
  'timeline',
  'timeline.notes',
  'labels.NotePriority',
  'labels.NoteSubjectType',
  'labels.SubscriptionStatus',
  ...actionLabelNames,
  ...managedNames,
  'timeline.contracts',
  'parts.contracts',
  'labels.ContractHistoryStatus',
  'labels.ContractType',
  'labels.StateOrProvince',
  'timeline.contracts.manage',
  'parts.person',
  'labels.AccountIdentifierType',
])
