// The on-demand tools of a list in one module, because each dynamically imported module splits the page's files
// further.
export { ListExportMenu } from './ListExportMenu.tsx'
export { ListFilterBar } from './ListFilterBar.tsx'
export { ListPrint } from './ListPrint.tsx'
export { ListViews } from './ListViews.tsx'
export { OneOfPill, type OneOfPillProps } from '../filters/OneOfPill.tsx'
export { FilterPanel, type FilterPanelProps } from '../filters/FilterPanel.tsx'
