export { DataGrid, type DataGridProps } from './DataGrid.tsx'
export type { CellEditing, CellEditor, GridColumn } from './types.ts'
