// Menus stand in every row for staff, so they come without the dialogs they open.
export { ExportMenu } from './invoice-list/ExportMenu.tsx'
export { StaffMenu, StaffRowMenu } from './staff/StaffMenu.tsx'
