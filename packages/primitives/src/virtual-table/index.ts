export { VirtualTable, type VirtualTableProps } from './VirtualTable.tsx'
