// What is opened from the list, for members and for staff: one file, as these share their dialogs, fields and words.
export { ListFilterBar, ListPrint } from '@memberkit/foundation/list/tools'
export { InvoiceDetailPage } from './invoice-detail/InvoiceDetailPage.tsx'
export { PayAllDialog } from './pay/PayAllDialog.tsx'
export { PayDialog } from './pay/PayDialog.tsx'
export { InvoiceActionDialog } from './staff/InvoiceActionDialog.tsx'
export { StatementDialog } from './statement/StatementDialog.tsx'
