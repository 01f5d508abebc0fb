// Menus stand in every row for staff, so they come without the dialogs they open.
export { ListExportMenu } from '@memberkit/foundation/list/tools'
export { invoiceCsv } from './invoice-list/invoice-csv.ts'
export { StaffMenu, StaffRowMenu } from './staff/StaffMenu.tsx'
