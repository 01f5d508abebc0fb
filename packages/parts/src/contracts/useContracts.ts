'use client'
import { listActiveContractHistories, listContractHistories } from '@memberkit/contract/commerce/contract-histories'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { useMemo } from 'react'
import { newestFirst } from './contracts.rules.ts'
import type { ContractHistory } from './received.ts'

/** The entitlement whose contracts they are. */
export interface ContractsAddress {
  identityId: string
  entitlementId: string
}

export interface Contracts {
  /** The newest first. */
  contracts: readonly ContractHistory[]
  /** The ids of those in force, as the platform says; `undefined` until it has, and when it doesn't. */
  inForce: readonly string[] | undefined
  unreadable: readonly UnreadableItem[]
  /** Refetches the contracts in force, if that request failed. */
  retryInForce?: (() => void) | undefined
}

/** Reads the contracts of an entitlement and which of them are in force. Two requests, at once. */
export function useContracts(address: ContractsAddress): Resource<Contracts> {
  const all = useResource(listContractHistories, { ...address })
  const active = useResource(listActiveContractHistories, { ...address })
  const listed = all.state === 'ready' ? all.data : undefined
  const current = active.state === 'ready' ? active.data : undefined
  const data = useMemo(
    () =>
      listed && {
        contracts: newestFirst(listed),
        inForce: current?.map(({ id }) => id),
        unreadable: unreadableItemsIn(listed),
      },
    [listed, current],
  )
  const retryInForce = active.state === 'refused' || active.state === 'failed' ? active.retry : undefined
  return mapResource(all, () => ({ ...data!, retryInForce }))
}
