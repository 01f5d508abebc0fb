'use client'
import { useEmit } from '@memberkit/foundation/events'
import type { ContractHistory, ContractsAddress } from '@memberkit/parts/contracts'
import type { TimelineEventTable } from '../events.ts'
import { AddContract } from './AddContract.tsx'
import type { ContractIntent } from './contract-actions.ts'
import { ContractJournal } from './ContractJournal.tsx'
import { DeleteContracts } from './DeleteContracts.tsx'
import { MoveContracts } from './MoveContracts.tsx'

export interface ContractIntentDialogProps extends ContractsAddress {
  intent: ContractIntent
  contracts: readonly ContractHistory[]
  onClose: () => void
}

/** The dialog of what staff want to do to one contract or to all. */
export function ContractIntentDialog(props: ContractIntentDialogProps) {
  const { intent, identityId, entitlementId, contracts, onClose } = props
  const emit = useEmit<TimelineEventTable>()
  const common = { address: { identityId, entitlementId }, contracts, onClose }
  switch (intent.name) {
    case 'create':
      return <AddContract {...common} onDone={({ id }) => emit('timeline.contract.added', { contractHistoryId: id })} />
    case 'changeIdentity':
      return <MoveContracts {...common} onDone={() => emit('timeline.contracts.moved', { entitlementId })} />
    case 'deleteAll':
      return <DeleteContracts {...common} onDone={() => emit('timeline.contracts.deleted', { entitlementId })} />
    case 'delete': {
      const { contract } = intent
      return (
        <DeleteContracts
          {...common}
          contract={contract}
          onDone={() => emit('timeline.contract.deleted', { contractHistoryId: contract.id })}
        />
      )
    }
    default:
      return <ContractJournal contract={intent.contract} onClose={onClose} />
  }
}
