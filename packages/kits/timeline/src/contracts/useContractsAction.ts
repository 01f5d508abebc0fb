'use client'
import { type Data, type Input, type Operation, permissionOf } from '@memberkit/contract'
import { contractHistoryJournal, listContractHistories } from '@memberkit/contract/commerce/contract-histories'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { type Action, useAction, type VerifiedOutcome } from '@memberkit/foundation/action'
import { retriedOnceAgreed, useAgreement } from '@memberkit/foundation/conflict'
import { useClosingNotice } from '@memberkit/foundation/entity-actions/dialog'
import { useResource } from '@memberkit/foundation/resource'
import { type ContractHistory, type ContractsAddress, newestFirst } from '@memberkit/parts/contracts'
import { readResponse, send } from '@memberkit/platform'
import { keyOf } from '@memberkit/platform/query'
import { useState } from 'react'
import type { ContractsOf } from './contract-actions.ts'

export interface ContractsActionOptions<O extends Operation> {
  address: ContractsAddress
  /** The contracts on the page. They are refetched when the dialog opens. */
  contracts: readonly ContractHistory[]
  /** The contract that the action is about. @default all of them */
  contract?: ContractHistory | undefined
  /** Whether it is about all of them, whose version no call takes: they are read once more right before it is sent. */
  isAboutAll?: boolean
  /** Reads whether a request has taken effect, by the contracts now and before it. */
  verify: (now: readonly ContractHistory[], before: readonly ContractHistory[], input: Input<O>) => Data<O> | undefined
  /** Returns the address of the contracts if the action has moved them. */
  addressAfter?: (input: Input<O>) => ContractsAddress
  successMessage: string
  onDone: (data: Data<O>) => void
  onClose: () => void
}

export interface ContractsAction<O extends Operation> {
  /** The contracts that the action is about, as they are now. */
  entity: ContractsOf
  /** The same as the person saw them, if they have changed since. */
  changedFrom?: ContractsOf | undefined
  /** See EntityAction. */
  isAsked: boolean
  action: Action<O>
  permission: string
  run: (input: Input<O>) => void
}

/** Colleagues change contracts, too: they are read again when a dialog opens, and from then on. */
const watched = { freshFor: 0, refetchInterval: 15_000 }

/** Runs an action on the contracts of an entitlement, sent at most once. No call reads a single one: the list settles it. */
export function useContractsAction<O extends Operation>(
  operation: O,
  options: ContractsActionOptions<O>,
): ContractsAction<O> {
  const {
    address,
    contracts: known,
    contract,
    isAboutAll,
    verify,
    addressAfter,
    successMessage,
    onDone,
    onClose,
  } = options
  const { client } = useMemberkit()
  const sayOnceClosed = useClosingNotice()
  const isMounted = useIsMounted()
  const current = useResource(listContractHistories, { ...address }, watched)
  const { entitlementId: id } = address
  const concerned = (contracts: readonly ContractHistory[]) =>
    newestFirst(contract ? contracts.filter((one) => one.id === contract.id) : contracts)
  const entity: ContractsOf = { id, contracts: concerned(current.state === 'ready' ? current.data : known) }
  const [seen] = useState<ContractsOf>(() => ({ id, contracts: concerned(known) }))

  const action = useAction(operation, {
    entity: contract?.id ?? id,
    needsCertainty: true,
    version: contract && (entity.contracts[0] ?? contract).version,
    isAsAgreed: isAboutAll ? isAsShown : undefined,
    permission: permissionOf(operation),
    effects: () => [keyOf(listContractHistories, { ...address }), keyOf(contractHistoryJournal)],
    verifyOutcome: (input: Input<O>) => whetherDone(input, entity.contracts),
    onDone: (data) => {
      onDone(data)
      sayOnceClosed(successMessage)
      // It may show late, while another dialog is open.
      if (isMounted()) onClose()
    },
  })
  const { phase } = action.state
  const isOut = action.isBusy || phase === 'unknown' || phase === 'done'
  const { changedFrom, isAsked, agree } = useAgreement({
    seen,
    now: entity,
    version: versionsOf(entity),
    // While it is sent, and until its outcome is known, what has changed may be its own effect.
    isChanged: (before, after) => !isOut && versionsOf(before) !== versionsOf(after),
    isConflict: phase === 'conflict',
  })
  return {
    entity,
    changedFrom,
    isAsked,
    action: retriedOnceAgreed(action, agree),
    permission: permissionOf(operation),
    run: (input) => {
      if (agree()) void action.run(input)
    },
  }

  async function isAsShown() {
    const now = await contractsAt(address)
    return now === undefined || versionsOf({ id, contracts: concerned(now) }) === versionsOf(entity)
  }

  /** Reads the contracts as they are now; `undefined` if they can't be read. */
  async function contractsAt(place: ContractsAddress) {
    const answer = await send(client, listContractHistories, { ...place })
    const reading = answer.ok ? readResponse(listContractHistories, answer.data) : undefined
    return reading?.isReadable ? (reading.data as readonly ContractHistory[]) : undefined
  }

  async function whetherDone(input: Input<O>, before: readonly ContractHistory[]): Promise<VerifiedOutcome<Data<O>>> {
    const places = addressAfter ? [addressAfter(input), address] : [address]
    let version: string | undefined
    let isKnown = false
    for (const place of places) {
      const now = await contractsAt(place)
      if (!now) continue
      isKnown = true
      const data = verify(now, before, input)
      if (data !== undefined) return { outcome: 'applied', data }
      version ??= now.find((one) => one.id === contract?.id)?.version
    }
    return isKnown ? { outcome: 'absent', ...(version !== undefined && { version }) } : { outcome: 'unclear' }
  }
}

const versionsOf = ({ contracts }: ContractsOf) => contracts.map(({ id, version }) => `${id} ${version}`).join(', ')
