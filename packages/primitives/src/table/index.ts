export { menuColumn } from './menu-column.tsx'
export { Table } from './Table.tsx'
export type { SortDirection, TableColumn, TableProps, TableSort } from './types.ts'
