import { ContractHistoryStatus, ContractType } from '@memberkit/contract/labels/commerce/contract-histories/es-US'
import { StateOrProvince } from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { contractsEsUS as contractPartTable } from '@memberkit/parts/messages/es-US'
import { contractMessages as contractPartMessages } from '@memberkit/parts/messages/namespaces'
import { contractsMessages, openedContractNames } from '../namespaces.ts'
import { contractsEsUS as contractTable } from './es-US.ts'

/** Messages of contract histories in es-US, without those of journals and notes. */
export const contractsEsUS: readonly Dictionary[] = joinMessages(
  [
    defineMessages(contractsMessages, 'es-US', contractTable),
    defineMessages(contractPartMessages, 'es-US', contractPartTable),
  ],
  labelMessages('es-US', { ContractHistoryStatus, ContractType, StateOrProvince }),
  lazyDictionaries(openedContractNames, 'es-US', async () => (await import('./opened.es-US.ts')).tables),
)
