import { ContractHistoryStatus, ContractType } from '@memberkit/contract/labels/commerce/contract-histories/fr-CA'
import { StateOrProvince } from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { contractsFrCA as contractPartTable } from '@memberkit/parts/messages/fr-CA'
import { contractMessages as contractPartMessages } from '@memberkit/parts/messages/namespaces'
import { contractsMessages, openedContractNames } from '../namespaces.ts'
import { contractsFrCA as contractTable } from './fr-CA.ts'

/** Messages of contract histories in fr-CA, without those of journals and notes. */
export const contractsFrCA: readonly Dictionary[] = joinMessages(
  [
    defineMessages(contractsMessages, 'fr-CA', contractTable),
    defineMessages(contractPartMessages, 'fr-CA', contractPartTable),
  ],
  labelMessages('fr-CA', { ContractHistoryStatus, ContractType, StateOrProvince }),
  lazyDictionaries(openedContractNames, 'fr-CA', async () => (await import('./opened.fr-CA.ts')).tables),
)
