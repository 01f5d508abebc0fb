'use client'
import { useMemberkit } from '@memberkit/foundation'
import { allowedActions } from '@memberkit/foundation/entity-actions'
import { mapResource, type Resource } from '@memberkit/foundation/resource'
import { type ContractHistory, type ContractsAddress, standingOf, useContracts } from '@memberkit/parts/contracts'
import type { UnreadableItem } from '@memberkit/platform'
import type { Locale } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import {
  type AllowedContractAction,
  type AllowedHistoryAction,
  contractActions,
  historyActions,
} from './contract-actions.ts'
import { type Period, periodOf, spanOf, type Tick, ticksOf } from './periods.rules.ts'

/** The URL and language of the text of a contract. */
export interface ContractDocument {
  url: string
  locale?: string
}

/** Returns the text of a contract in a language, such as a PDF; `undefined` where there is none. */
export type DocumentOf = (contract: ContractHistory, locale: Locale) => ContractDocument | undefined

export interface ContractHistoriesOptions {
  /** Finds the text in the reader's language. Declare it outside the component. @default the contract's own `documentUrl` */
  documentOf?: DocumentOf | undefined
}

/** A contract with its standing and the reader's allowed actions. */
export interface ContractRow {
  id: string
  contract: ContractHistory
  /** `inForce` as the platform says, `upcoming`, `ended`, a status; `undefined` if unknown. */
  standing: string | undefined
  /** Whether the contracts in force could not be read. */
  isUnanswered: boolean
  document: ContractDocument | undefined
  period: Period
  /** The position of today on the axis of the periods, from 0 to 100. */
  today: { date: string; at: number }
  /** The days that this axis names. */
  ticks: readonly Tick[]
  actions: readonly AllowedContractAction[]
}

export interface ContractHistoriesData {
  /** Newest first. */
  rows: readonly ContractRow[]
  contracts: readonly ContractHistory[]
  unreadable: readonly UnreadableItem[]
  /** Refetches the contracts in force, if that request failed. */
  retryInForce?: (() => void) | undefined
  /** The reader's allowed actions on all contracts. */
  actions: readonly AllowedHistoryAction[]
}

/** Reads the contracts of an entitlement, those in force, and the reader's allowed actions. Two requests, at once. */
export function useContractHistories(
  address: ContractsAddress,
  { documentOf = ownDocument }: ContractHistoriesOptions = {},
): Resource<ContractHistoriesData> {
  const { realm, can, isDenied, currentDate, locale } = useMemberkit()
  const { entitlementId: id } = address
  const resource = useContracts(address)
  const isReady = resource.state === 'ready'
  const contracts = isReady ? resource.data.contracts : undefined
  const inForce = isReady ? resource.data.inForce : undefined
  const unreadable = isReady ? resource.data.unreadable : undefined
  const isUnanswered = isReady && resource.data.retryInForce !== undefined
  const date = contracts ? currentDate() : ''
  const data = useMemo(() => {
    if (!contracts || !unreadable) return undefined
    const context = { realm, can, isDenied }
    const span = spanOf(contracts, date)
    const ticks = ticksOf(span)
    return {
      rows: contracts.map((contract) => ({
        id: contract.id,
        contract,
        standing: standingOf(contract, inForce?.includes(contract.id), date),
        isUnanswered,
        document: documentOf(contract, locale),
        period: periodOf(contract, span),
        today: { date, at: span.today },
        ticks,
        actions: allowedActions(contractActions, contract, context),
      })),
      contracts,
      unreadable,
      actions: allowedActions(historyActions, { id, contracts }, context),
    }
  }, [contracts, unreadable, inForce, isUnanswered, date, locale, documentOf, id, realm, can, isDenied])
  return mapResource(resource, ({ retryInForce }) => ({ ...data!, retryInForce }))
}

const ownDocument: DocumentOf = ({ documentUrl, locale }) =>
  documentUrl === undefined ? undefined : { url: documentUrl, ...(locale !== undefined && { locale }) }
