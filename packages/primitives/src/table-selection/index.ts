export { selectionColumn, type SelectionOptions } from './selectionColumn.tsx'
