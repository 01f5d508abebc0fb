'use client'
import { changeContractHistoryIdentity } from '@memberkit/contract/commerce/contract-histories'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import type { ContractHistory, ContractsAddress } from '@memberkit/parts/contracts'
import { PersonLookUp, usePersonLookUp } from '@memberkit/parts/person/look-up'
import { manageContractMessages } from '../messages/namespaces.ts'
import { ContractsChanged } from './ContractsChanged.tsx'
import { translator } from './translator.ts'
import { useContractsAction } from './useContractsAction.ts'

export interface MoveContractsProps {
  address: ContractsAddress
  contracts: readonly ContractHistory[]
  onDone: () => void
  onClose: () => void
}

/** Moves all contracts of an entitlement to its new owner, looked up and confirmed by name. */
export function MoveContracts({ address, contracts, onDone, onClose }: MoveContractsProps) {
  const t = useMessages(manageContractMessages)
  const person = usePersonLookUp({
    objection: (id) => (id === address.identityId ? t('owner.same') : undefined),
  })
  const { permission, ...state } = useContractsAction(changeContractHistoryIdentity, {
    address,
    contracts,
    isAboutAll: true,
    addressAfter: ({ query }) => ({ ...address, identityId: query.identityId }),
    verify: (now, before, { query }) => {
      const moved = now.filter(({ identityId }) => identityId === query.identityId)
      return before.length > 0 && before.every(({ id }) => moved.some((one) => one.id === id)) ? moved : undefined
    },
    successMessage: t('done.changeIdentity'),
    onDone,
    onClose,
  })
  const count = state.entity.contracts.length
  return (
    <ActionForm
      {...state}
      {...person.form}
      name="changeIdentity"
      permission={permission}
      address={{}}
      say={translator(t)}
      values={{ count }}
      Changed={ContractsChanged}
      consequence={t('consequence.changeIdentity', { count })}
      onClose={onClose}
      onSubmit={() => person.submit((identityId) => state.run({ ...address, query: { identityId } }))}
    >
      <PersonLookUp lookUp={person} />
    </ActionForm>
  )
}
