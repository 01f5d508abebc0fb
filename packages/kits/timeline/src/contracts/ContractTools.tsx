'use client'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { contractsMessages } from '../messages/namespaces.ts'
import { pairFor } from './compare.rules.ts'
import type { ContractIntent } from './contract-actions.ts'
import { CompareContractsPart, ContractIntentPart, HistoryMenuPart } from './parts.ts'
import type { ContractHistoriesData } from './useContractHistories.ts'

export interface ContractToolsProps extends Pick<ContractHistoriesData, 'contracts' | 'actions'> {
  onChoose: (intent: ContractIntent) => void
  onCompare: (ids: readonly string[]) => void
}

/** The tools for the contracts of an entitlement, above them. Staff compare from the menu. */
export function ContractTools({ contracts, actions, onChoose, onCompare }: ContractToolsProps) {
  const t = useMessages(contractsMessages)
  const pair = pairFor(contracts)
  const hasMenu = actions.length > 0 && contracts.length > 0
  return (
    <>
      {pair && !hasMenu ? (
        <Button size="small" onFocus={CompareContractsPart.preload} onPress={() => onCompare(pair)}>
          {t('compare')}
        </Button>
      ) : null}
      {isAllowed(actions, 'create') ? (
        <Button size="small" onFocus={ContractIntentPart.preload} onPress={() => onChoose({ name: 'create' })}>
          {t('add')}
        </Button>
      ) : null}
      {hasMenu ? <HistoryMenuPart {...{ actions, pair, onChoose, onCompare }} /> : null}
    </>
  )
}
