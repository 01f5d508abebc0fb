export {
  type Compare,
  defineList,
  type List,
  type ListCsvColumn,
  type ListDefinition,
  type ListRow,
  type ListSort,
  type ListMessages,
} from './define-list.ts'
export type { DaysFilter, FilterParams, FilterTable, ListFilter, OneOfFilter, TextFilter } from './filters.ts'
export { byText, filterRows, sortRows } from './list.rules.ts'
export type { ListExportMenuProps } from './ListExportMenu.tsx'
export type { ListFilterBarProps } from './ListFilterBar.tsx'
export { ListPage, type ListPageProps, type ListSlots } from './ListPage.tsx'
export type { ListPrintProps } from './ListPrint.tsx'
export type { ExportItem, ListViewProps } from './ListView.tsx'
export { type ListParts, listParts } from './parts.tsx'
export { type ListState, useListState } from './useListState.ts'
export type { Arrangement, ListViewsProps } from './arrangement.ts'
