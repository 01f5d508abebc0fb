import type { ListCsvColumn } from '@memberkit/foundation/list'
import { statusOf } from '@memberkit/foundation/status'
import { unreadName } from './contract-list.ts'
import type { ContractRow } from './useContractHistories.ts'
import type { ContractListMessages } from './useContractListMessages.ts'

/** The file of the list; days as the platform writes them. */
export function contractCsv({ t, words, unreadable }: ContractListMessages): readonly ListCsvColumn<ContractRow>[] {
  return [
    { header: t('column.contract'), value: ({ contract }) => contract.label, unreadable: unreadName },
    { header: t('column.type'), value: ({ contract }) => words.type(contract.type) },
    { header: t('column.version'), value: ({ contract }) => contract.contractVersion },
    { header: t('column.language'), value: ({ contract }) => contract.locale && words.language(contract.locale) },
    { header: t('column.region'), value: ({ contract }) => contract.region && words.region(contract.region) },
    { header: t('column.from'), value: ({ contract }) => contract.effectiveFrom },
    { header: t('column.to'), value: ({ contract }) => contract.effectiveTo },
    {
      header: t('column.standing'),
      value: ({ standing }) => standing && statusOf(words.looks, standing).label,
      unreadable: () => unreadable,
    },
    { header: t('column.contractId'), value: ({ contract }) => contract.contractId },
    { header: t('column.document'), value: ({ document }) => document?.url },
  ]
}
