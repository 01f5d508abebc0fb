import {
  ContractHistoryStatus,
  ContractType,
  type NewContractHistory,
} from '@memberkit/contract/commerce/contract-histories'
import type { StateOrProvince } from '@memberkit/contract'
import type { ContractHistory } from '@memberkit/parts/contracts'

/** The content of the form. A day is `null` while the typed text is none. */
export interface ContractDraft {
  type: string
  status: string
  label: string
  contractId: string
  contractVersion: string
  locale: string
  region: StateOrProvince | ''
  documentUrl: string
  effectiveFrom: string | null
  effectiveTo: string | null
}

export const emptyDraft: ContractDraft = {
  type: '',
  status: 'ACTIVE',
  label: '',
  contractId: '',
  contractVersion: '',
  locale: '',
  region: '',
  documentUrl: '',
  effectiveFrom: null,
  effectiveTo: null,
}

/** Statuses to record a contract with: each once, not in both spellings. */
export const newStatuses = ContractHistoryStatus.options.filter((status) => status !== 'CANCELED')

/** Returns what is sent; `undefined` as long as something that must be there is missing. */
export function newContractOf(draft: ContractDraft): NewContractHistory | undefined {
  const type = ContractType.options.find((one) => one === draft.type)
  const status = ContractHistoryStatus.options.find((one) => one === draft.status)
  const [label, contractId] = [draft.label.trim(), draft.contractId.trim()]
  const { effectiveFrom, effectiveTo, region } = draft
  if (!type || !label || !contractId || !effectiveFrom || isBackwards(draft)) return undefined
  const [contractVersion, documentUrl] = [draft.contractVersion.trim(), draft.documentUrl.trim()]
  return {
    type,
    label,
    contractId,
    effectiveFrom,
    ...(status && { status }),
    ...(contractVersion && { contractVersion }),
    ...(draft.locale && { locale: draft.locale }),
    ...(region && { region }),
    ...(documentUrl && { documentUrl }),
    ...(effectiveTo && { effectiveTo }),
  }
}

export const isBackwards = ({ effectiveFrom, effectiveTo }: ContractDraft): boolean =>
  Boolean(effectiveFrom && effectiveTo && effectiveTo < effectiveFrom)

/** Returns the contract that is recorded already: a contract is recorded once from a day on. */
export const recordedAs = <One extends Pick<ContractHistory, 'contractId' | 'effectiveFrom'>>(
  contracts: readonly One[],
  { contractId, effectiveFrom }: { contractId: string; effectiveFrom: string | null },
): One | undefined =>
  contracts.find((one) => one.contractId === contractId.trim() && one.effectiveFrom === effectiveFrom)
