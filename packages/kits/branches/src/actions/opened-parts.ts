// One file: who opens the menu soon opens a dialog.
export { BranchActionDialog } from './BranchActionDialog.tsx'
export { BranchMenu, BranchRowMenu } from './BranchMenu.tsx'
