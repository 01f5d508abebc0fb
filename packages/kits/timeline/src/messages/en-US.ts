import { NotePriority, NoteSubjectType, SubscriptionStatus } from '@memberkit/contract/labels/en-US'
import { ContractHistoryStatus, ContractType } from '@memberkit/contract/labels/commerce/contract-histories/en-US'
import { StateOrProvince } from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { contractsEnUS as contractPartTable } from '@memberkit/parts/messages/en-US'
import { contractMessages as contractPartMessages } from '@memberkit/parts/messages/namespaces'
import { contractsEnUS as contractTable } from './contracts/en-US.ts'
import { journalEnUS } from './journal/en-US.ts'
import {
  actionLabelNames,
  contractsMessages,
  openedContractNames,
  journalMessages,
  managedNames,
  notesMessages,
} from './namespaces.ts'
import { notesEnUS } from './notes/en-US.ts'

/** Messages of contract histories in en-US, without those of journals and notes. */
export const contractsEnUS: readonly Dictionary[] = joinMessages(
  [
    defineMessages(contractsMessages, 'en-US', contractTable),
    defineMessages(contractPartMessages, 'en-US', contractPartTable),
  ],
  labelMessages('en-US', { ContractHistoryStatus, ContractType, StateOrProvince }),
  lazyDictionaries(openedContractNames, 'en-US', async () => (await import('./contracts/opened.en-US.ts')).tables),
)

/** Every message of the timeline kit in en-US; messages that only an intent needs load with it. */
export const enUS: readonly Dictionary[] = joinMessages(
  [
    defineMessages(journalMessages, 'en-US', journalEnUS),
    defineMessages(notesMessages, 'en-US', notesEnUS),
    ...labelMessages('en-US', { NotePriority, NoteSubjectType, SubscriptionStatus }),
    ...lazyDictionaries(actionLabelNames, 'en-US', async () => (await import('./actions/en-US.ts')).tables),
    ...lazyDictionaries(managedNames, 'en-US', async () => (await import('./later/en-US.ts')).tables),
  ],
  contractsEnUS,
)
