// The on-demand tools of the queue in one module, because each dynamically imported module splits the page's files
// further.
export { KeysDialog } from './KeysDialog.tsx'
export { QueueExport } from './QueueExport.tsx'
export { QueueFilterBar } from './QueueFilterBar.tsx'
export { QueuePrint } from './QueuePrint.tsx'
