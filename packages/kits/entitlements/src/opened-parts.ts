// Parts opened from the list, for members and for staff: one file, as menus, filters and dialogs share their popovers,
// fields and words.
export { ListExportMenu, ListFilterBar, ListPrint } from '@memberkit/foundation/list/tools'
export { CoverageDetailPage } from './coverage-detail/CoverageDetailPage.tsx'
export { StaffNote } from './coverage-detail/StaffNote.tsx'
export { CoverageTable } from './coverage-table/CoverageTable.tsx'
export { CoverageActionDialog } from './manage/CoverageActionDialog.tsx'
export { CoverageMenu } from './manage/CoverageMenu.tsx'
