export { BranchTable, type BranchTableProps } from './BranchTable.tsx'
export { type BranchTablePageProps } from './BranchTablePage.tsx'
export { type BranchRow } from './branch-rows.ts'
export { type BranchesChoice, type BranchesData, type BranchesOptions, useBranches } from './useBranches.ts'
