import { NotePriority, NoteSubjectType, SubscriptionStatus } from '@memberkit/contract/labels/fr-CA'
import { ContractHistoryStatus, ContractType } from '@memberkit/contract/labels/commerce/contract-histories/fr-CA'
import { StateOrProvince } from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { contractsFrCA as contractPartTable } from '@memberkit/parts/messages/fr-CA'
import { contractMessages as contractPartMessages } from '@memberkit/parts/messages/namespaces'
import { contractsFrCA as contractTable } from './contracts/fr-CA.ts'
import { journalFrCA } from './journal/fr-CA.ts'
import {
  actionLabelNames,
  contractsMessages,
  openedContractNames,
  journalMessages,
  managedNames,
  notesMessages,
} from './namespaces.ts'
import { notesFrCA } from './notes/fr-CA.ts'

/** Messages of contract histories in fr-CA, without those of journals and notes. */
export const contractsFrCA: readonly Dictionary[] = joinMessages(
  [
    defineMessages(contractsMessages, 'fr-CA', contractTable),
    defineMessages(contractPartMessages, 'fr-CA', contractPartTable),
  ],
  labelMessages('fr-CA', { ContractHistoryStatus, ContractType, StateOrProvince }),
  lazyDictionaries(openedContractNames, 'fr-CA', async () => (await import('./contracts/opened.fr-CA.ts')).tables),
)

/** Every message of the timeline kit in fr-CA; messages that only an intent needs load with it. */
export const frCA: readonly Dictionary[] = joinMessages(
  [
    defineMessages(journalMessages, 'fr-CA', journalFrCA),
    defineMessages(notesMessages, 'fr-CA', notesFrCA),
    ...labelMessages('fr-CA', { NotePriority, NoteSubjectType, SubscriptionStatus }),
    ...lazyDictionaries(actionLabelNames, 'fr-CA', async () => (await import('./actions/fr-CA.ts')).tables),
    ...lazyDictionaries(managedNames, 'fr-CA', async () => (await import('./later/fr-CA.ts')).tables),
  ],
  contractsFrCA,
)
