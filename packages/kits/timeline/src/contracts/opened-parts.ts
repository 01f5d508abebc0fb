// Parts opened from the list, for members and for staff: one file, as menus, filters and dialogs share their popovers,
// fields and words.
export { ListExportMenu, ListFilterBar, ListPrint } from '@memberkit/foundation/list/tools'
export { CompareContracts } from './CompareContracts.tsx'
export { contractCsv } from './contract-csv.ts'
export { ContractIntentDialog } from './ContractIntentDialog.tsx'
export { ContractRowMenu, HistoryMenu } from './menus.tsx'
