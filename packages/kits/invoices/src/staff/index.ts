export { InvoiceActionDialog, type InvoiceActionDialogProps } from './InvoiceActionDialog.tsx'
export { StaffMenu, type StaffMenuProps, StaffRowMenu, type StaffRowMenuProps } from './StaffMenu.tsx'
export { invoiceCalls } from './invoice-calls.ts'
