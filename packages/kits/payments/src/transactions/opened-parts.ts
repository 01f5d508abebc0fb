// Parts opened from the list, for members and for staff: one file, as menus, filters and dialogs share their popovers,
// fields and words.
export { ListExportMenu, ListFilterBar, ListPrint } from '@memberkit/foundation/list/tools'
export { TransactionDetailPage } from './detail/TransactionDetailPage.tsx'
export { transactionCsv } from './list/transaction-csv.ts'
export { TransactionActionDialog } from './staff/TransactionActionDialog.tsx'
export { NewTransactionMenu, TransactionMenu, TransactionRowMenu } from './staff/menus.tsx'
