export { Table } from './Table.tsx'
export type { SortDirection, TableColumn, TableProps, TableRowMenu, TableSelection, TableSort } from './types.ts'
