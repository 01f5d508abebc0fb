import { ContractHistoryStatus, ContractType } from '@memberkit/contract/labels/commerce/contract-histories/en-US'
import { StateOrProvince } from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { contractsEnUS as contractPartTable } from '@memberkit/parts/messages/en-US'
import { contractMessages as contractPartMessages } from '@memberkit/parts/messages/namespaces'
import { contractsMessages, openedContractNames } from '../namespaces.ts'
import { contractsEnUS as contractTable } from './en-US.ts'

/** Messages of contract histories in en-US, without those of journals and notes. */
export const contractsEnUS: readonly Dictionary[] = joinMessages(
  [
    defineMessages(contractsMessages, 'en-US', contractTable),
    defineMessages(contractPartMessages, 'en-US', contractPartTable),
  ],
  labelMessages('en-US', { ContractHistoryStatus, ContractType, StateOrProvince }),
  lazyDictionaries(openedContractNames, 'en-US', async () => (await import('./opened.en-US.ts')).tables),
)
