export { coverageCalls } from './coverage-calls.ts'
export { CoverageActionDialog, type CoverageActionDialogProps } from './CoverageActionDialog.tsx'
export { CoverageMenu, type CoverageMenuProps, CoverageRowMenu } from './CoverageMenu.tsx'
