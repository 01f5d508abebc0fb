import { NotePriority, NoteSubjectType, SubscriptionStatus } from '@memberkit/contract/labels/es-US'
import { ContractHistoryStatus, ContractType } from '@memberkit/contract/labels/commerce/contract-histories/es-US'
import { StateOrProvince } from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { contractsEsUS as contractPartTable } from '@memberkit/parts/messages/es-US'
import { contractMessages as contractPartMessages } from '@memberkit/parts/messages/namespaces'
import { contractsEsUS as contractTable } from './contracts/es-US.ts'
import { journalEsUS } from './journal/es-US.ts'
import {
  actionLabelNames,
  contractsMessages,
  openedContractNames,
  journalMessages,
  managedNames,
  notesMessages,
} from './namespaces.ts'
import { notesEsUS } from './notes/es-US.ts'

/** Messages of contract histories in es-US, without those of journals and notes. */
export const contractsEsUS: readonly Dictionary[] = joinMessages(
  [
    defineMessages(contractsMessages, 'es-US', contractTable),
    defineMessages(contractPartMessages, 'es-US', contractPartTable),
  ],
  labelMessages('es-US', { ContractHistoryStatus, ContractType, StateOrProvince }),
  lazyDictionaries(openedContractNames, 'es-US', async () => (await import('./contracts/opened.es-US.ts')).tables),
)

/** Every message of the timeline kit in es-US; messages that only an intent needs load with it. */
export const esUS: readonly Dictionary[] = joinMessages(
  [
    defineMessages(journalMessages, 'es-US', journalEsUS),
    defineMessages(notesMessages, 'es-US', notesEsUS),
    ...labelMessages('es-US', { NotePriority, NoteSubjectType, SubscriptionStatus }),
    ...lazyDictionaries(actionLabelNames, 'es-US', async () => (await import('./actions/es-US.ts')).tables),
    ...lazyDictionaries(managedNames, 'es-US', async () => (await import('./later/es-US.ts')).tables),
  ],
  contractsEsUS,
)
