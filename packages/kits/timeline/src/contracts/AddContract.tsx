'use client'
import { createContractHistory, type ContractHistory as Created } from '@memberkit/contract/commerce/contract-histories'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import type { ContractHistory, ContractsAddress } from '@memberkit/parts/contracts'
import { useState } from 'react'
import { manageContractMessages } from '../messages/namespaces.ts'
import { emptyDraft, isBackwards, newContractOf, recordedAs } from './contract-draft.rules.ts'
import { ContractFields } from './ContractFields.tsx'
import { ContractsChanged } from './ContractsChanged.tsx'
import { translator } from './translator.ts'
import { useContractsAction } from './useContractsAction.ts'

export interface AddContractProps {
  address: ContractsAddress
  contracts: readonly ContractHistory[]
  onDone: (created: { id: string }) => void
  onClose: () => void
}

/** Records a contract of an entitlement. */
export function AddContract({ address, contracts, onDone, onClose }: AddContractProps) {
  const t = useMessages(manageContractMessages)
  const [draft, setDraft] = useState(emptyDraft)
  const {
    permission,
    changedFrom: _,
    ...state
  } = useContractsAction(createContractHistory, {
    address,
    contracts,
    verify: (now, before, { body }) => {
      const found = recordedAs(now, body)
      return found && before.every(({ id }) => id !== found.id) ? (found as Created) : undefined
    },
    successMessage: t('done.create', { contract: draft.label.trim() }),
    onDone,
    onClose,
  })
  const url = draft.documentUrl.trim()
  // While it is sent, it may be listed as the one that was.
  const isUnsent = state.action.state.phase === 'idle' || state.action.state.phase === 'refused'
  return (
    <ActionForm
      {...state}
      name="create"
      permission={permission}
      address={{}}
      say={translator(t)}
      values={{}}
      // Another contract beside it changes nothing about this one.
      Changed={ContractsChanged}
      problems={{
        label: draft.label.trim() ? undefined : t('label.missing'),
        contractId: draft.contractId.trim()
          ? isUnsent && recordedAs(state.entity.contracts, draft)
            ? t('contractId.there')
            : undefined
          : t('contractId.missing'),
        documentUrl: url && !/^https:\/\/\S+$/.test(url) ? t('documentUrl.wrong') : undefined,
        effectiveTo: isBackwards(draft) ? t('effectiveTo.early') : undefined,
      }}
      onClose={onClose}
      onSubmit={() => {
        const body = newContractOf(draft)
        if (body) void state.action.run({ ...address, body })
      }}
    >
      <ContractFields draft={draft} onChange={setDraft} />
    </ActionForm>
  )
}
