'use client'
import { deleteContractHistories, deleteContractHistory } from '@memberkit/contract/commerce/contract-histories'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { type ContractHistory, type ContractsAddress, standingOf } from '@memberkit/parts/contracts'
import { manageContractMessages } from '../messages/namespaces.ts'
import { ContractChanged, ContractsChanged } from './ContractsChanged.tsx'
import { type TranslateContracts, translator } from './translator.ts'
import { useContractsAction } from './useContractsAction.ts'

export interface DeleteContractsProps {
  address: ContractsAddress
  contracts: readonly ContractHistory[]
  /** The one to delete. @default all of them */
  contract?: ContractHistory
  onDone: () => void
  onClose: () => void
}

/** Deletes one contract or all of an entitlement, after saying what that means. */
export function DeleteContracts({ contract, ...props }: DeleteContractsProps) {
  return contract ? <DeleteOne {...props} contract={contract} /> : <DeleteAll {...props} />
}

function DeleteOne({
  address,
  contracts,
  contract,
  onDone,
  onClose,
}: DeleteContractsProps & { contract: ContractHistory }) {
  const t = useMessages(manageContractMessages)
  const { currentDate } = useMemberkit()
  const values = { contract: contract.label }
  const { permission, ...state } = useContractsAction(deleteContractHistory, {
    address,
    contracts,
    contract,
    verify: (now) => (now.some(({ id }) => id === contract.id) ? undefined : null),
    successMessage: t('done.delete', values),
    onDone,
    onClose,
  })
  const newest = state.entity.contracts[0] ?? contract
  // Without the platform's answer at hand: active, begun and not ended is what would be in force.
  const isCurrent = newest.status === 'ACTIVE' && standingOf(newest, undefined, currentDate()) === undefined
  return (
    <ActionForm
      {...state}
      {...form(t, onClose)}
      name="delete"
      Changed={ContractChanged}
      permission={permission}
      values={values}
      consequence={t(isCurrent ? 'consequence.current' : 'consequence.delete')}
      onSubmit={() => state.run({ ...address, historyId: contract.id })}
    />
  )
}

function DeleteAll({ address, contracts, onDone, onClose }: DeleteContractsProps) {
  const t = useMessages(manageContractMessages)
  const { permission, ...state } = useContractsAction(deleteContractHistories, {
    address,
    contracts,
    isAboutAll: true,
    verify: (now) => (now.length === 0 ? null : undefined),
    successMessage: t('done.deleteAll'),
    onDone,
    onClose,
  })
  const count = state.entity.contracts.length
  return (
    <ActionForm
      {...state}
      {...form(t, onClose)}
      name="deleteAll"
      Changed={ContractsChanged}
      permission={permission}
      values={{ count }}
      consequence={t('consequence.deleteAll', { count })}
      onSubmit={() => state.run({ ...address })}
    />
  )
}

const form = (t: TranslateContracts, onClose: () => void) => ({
  isCritical: true,
  address: {},
  say: translator(t),
  onClose,
})
