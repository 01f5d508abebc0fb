export { StaffMenu, type StaffMenuProps, StaffRowMenu, type StaffRowMenuProps } from './StaffMenu.tsx'
export { StaffIntentDialog, type StaffIntentDialogProps } from './StaffIntentDialog.tsx'
export type { StaffIntent } from './StaffMenuItems.tsx'
