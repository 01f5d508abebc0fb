// Parts opened from the list, for members and for staff: one file, as menus, filters and dialogs share their popovers,
// fields and words.
export { ListExportMenu, ListFilterBar, ListPrint } from '@memberkit/foundation/list/tools'
export { InvoiceDetailPage } from './invoice-detail/InvoiceDetailPage.tsx'
export { invoiceCsv } from './invoice-list/invoice-csv.ts'
export { PayAllDialog } from './pay/PayAllDialog.tsx'
export { PayDialog } from './pay/PayDialog.tsx'
export { InvoiceActionDialog } from './staff/InvoiceActionDialog.tsx'
export { StaffMenu, StaffRowMenu } from './staff/StaffMenu.tsx'
export { StatementDialog } from './statement/StatementDialog.tsx'
