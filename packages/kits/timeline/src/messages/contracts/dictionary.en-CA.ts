import { ContractHistoryStatus, ContractType } from '@memberkit/contract/labels/commerce/contract-histories/en-CA'
import { StateOrProvince } from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { contractsEnCA as contractPartTable } from '@memberkit/parts/messages/en-CA'
import { contractMessages as contractPartMessages } from '@memberkit/parts/messages/namespaces'
import { contractsMessages, openedContractNames } from '../namespaces.ts'
import { contractsEnUS as contractTable } from './en-US.ts'

/** Messages of contract histories in en-CA, without those of journals and notes. */
export const contractsEnCA: readonly Dictionary[] = joinMessages(
  [
    defineMessages(contractsMessages, 'en-CA', contractTable),
    defineMessages(contractPartMessages, 'en-CA', contractPartTable),
  ],
  labelMessages('en-CA', { ContractHistoryStatus, ContractType, StateOrProvince }),
  lazyDictionaries(openedContractNames, 'en-CA', async () => (await import('./opened.en-CA.ts')).tables),
)
