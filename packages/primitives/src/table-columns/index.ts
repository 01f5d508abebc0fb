export { ColumnsMenu, type ColumnsMenuProps } from './ColumnsMenu.tsx'
export type { ColumnSettings } from './settings.ts'
export { type TableColumnsOptions, useTableColumns } from './useTableColumns.tsx'
