export {
  type AllowedContractAction,
  type AllowedHistoryAction,
  contractActions,
  type ContractActionName,
  type ContractsOf,
  historyActions,
  type HistoryActionName,
} from './contract-actions.ts'
export { contractLink, contractList } from './contract-list.ts'
export { ContractHistories, type ContractHistoriesProps } from './ContractHistories.tsx'
export { type ContractHistoriesPageProps, type ContractHistoriesSlots } from './ContractHistoriesPage.tsx'
export { type Period, type Tick } from './periods.rules.ts'
export {
  type ContractDocument,
  type ContractHistoriesData,
  type ContractHistoriesOptions,
  type ContractRow,
  type DocumentOf,
  useContractHistories,
} from './useContractHistories.ts'
