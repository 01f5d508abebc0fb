export { actionColumn, menuColumn } from './menu-column.tsx'
export { Table } from './Table.tsx'
export type { ColumnWidth, SortDirection, TableColumn, TableProps, TableSizing, TableSort } from './types.ts'
