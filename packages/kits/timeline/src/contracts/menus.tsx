'use client'
import { ActionMenuItems } from '@memberkit/foundation/entity-actions/menu'
import { useMessages } from '@memberkit/foundation/messages'
import type { ContractHistory } from '@memberkit/parts/contracts'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu, MenuItem, MenuSeparator } from '@memberkit/primitives/menu'
import { contractsMessages, manageContractMessages } from '../messages/namespaces.ts'
import { pairFor } from './compare.rules.ts'
import { type AllowedHistoryAction, contractActions, type ContractIntent, historyActions } from './contract-actions.ts'
import { CompareContractsPart, ContractIntentPart } from './parts.ts'
import type { ContractRow } from './useContractHistories.ts'

export interface ContractRowMenuProps {
  row: ContractRow
  /** All of them, newest first: what there is to compare with. */
  contracts: readonly ContractHistory[]
  onChoose: (intent: ContractIntent) => void
  onCompare: (ids: readonly string[]) => void
}

/** The actions of staff on a contract, at the end of its row. */
export function ContractRowMenu({ row: { contract, actions }, contracts, onChoose, onCompare }: ContractRowMenuProps) {
  const t = useMessages(manageContractMessages)
  const pair = pairFor(contracts, contract.id)
  return (
    <Menu label={t('menu', { contract: contract.label })} icon={<EllipsisIcon />} size="small" align="end">
      {pair ? (
        <MenuItem onPress={() => onCompare(pair)} onFocus={CompareContractsPart.preload}>
          {t('action.compare')}
        </MenuItem>
      ) : null}
      <MenuItem onPress={() => onChoose({ name: 'journal', contract })} onFocus={ContractIntentPart.preload}>
        {t('action.journal')}
      </MenuItem>
      <MenuSeparator />
      <ActionMenuItems
        actions={contractActions}
        allowed={actions}
        messages={manageContractMessages}
        onChoose={(name) => onChoose({ name, contract })}
        onIntent={ContractIntentPart.preload}
      />
    </Menu>
  )
}

export interface HistoryMenuProps {
  actions: readonly AllowedHistoryAction[]
  /** The two to begin a comparison with. */
  pair: readonly string[] | undefined
  onChoose: (intent: ContractIntent) => void
  onCompare: (ids: readonly string[]) => void
}

/** The actions of staff on all contracts of an entitlement. The button beside it adds one. */
export function HistoryMenu({ actions, pair, onChoose, onCompare }: HistoryMenuProps) {
  const t = useMessages(contractsMessages)
  return (
    <Menu label={t('actions')} size="small" align="end">
      {pair ? (
        <>
          <MenuItem onPress={() => onCompare(pair)} onFocus={CompareContractsPart.preload}>
            {t('compare')}
          </MenuItem>
          <MenuSeparator />
        </>
      ) : null}
      <ActionMenuItems
        actions={historyActions}
        allowed={actions.filter(({ name, unavailableReason }) => name !== 'create' || unavailableReason)}
        messages={manageContractMessages}
        onChoose={(name) => onChoose({ name })}
        onIntent={ContractIntentPart.preload}
      />
    </Menu>
  )
}
