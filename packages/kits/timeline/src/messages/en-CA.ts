import { NotePriority, NoteSubjectType, SubscriptionStatus } from '@memberkit/contract/labels/en-CA'
import { ContractHistoryStatus, ContractType } from '@memberkit/contract/labels/commerce/contract-histories/en-CA'
import { StateOrProvince } from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { contractsEnCA as contractPartTable } from '@memberkit/parts/messages/en-CA'
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

/** Messages of contract histories in en-CA, without those of journals and notes. */
export const contractsEnCA: readonly Dictionary[] = joinMessages(
  [
    defineMessages(contractsMessages, 'en-CA', contractTable),
    defineMessages(contractPartMessages, 'en-CA', contractPartTable),
  ],
  labelMessages('en-CA', { ContractHistoryStatus, ContractType, StateOrProvince }),
  lazyDictionaries(openedContractNames, 'en-CA', async () => (await import('./contracts/opened.en-CA.ts')).tables),
)

/** Every message of the timeline kit in en-CA; messages that only an intent needs load with it. */
export const enCA: readonly Dictionary[] = joinMessages(
  [
    defineMessages(journalMessages, 'en-CA', journalEnUS),
    defineMessages(notesMessages, 'en-CA', notesEnUS),
    ...labelMessages('en-CA', { NotePriority, NoteSubjectType, SubscriptionStatus }),
    ...lazyDictionaries(actionLabelNames, 'en-CA', async () => (await import('./actions/en-CA.ts')).tables),
    ...lazyDictionaries(managedNames, 'en-CA', async () => (await import('./later/en-CA.ts')).tables),
  ],
  contractsEnCA,
)
