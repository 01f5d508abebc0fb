// One file: the menu and what it opens share their messages.
export { NewKitActionDialog } from './NewKitActionDialog.tsx'
export { RowMenu } from './RowMenu.tsx'
