// Parts opened from the table of rates: one file, as menus, filters and dialogs share popovers, fields and words.
export { ListExportMenu, ListFilterBar, ListPrint } from '@memberkit/foundation/list/tools'
export { SetTaxDialog } from './taxes/SetTaxDialog.tsx'
export { TaxHistoryDialog } from './taxes/TaxHistoryDialog.tsx'
export { TaxRowMenu } from './taxes/TaxMenu.tsx'
