// Rarely used parts in one module, because each dynamically imported module splits the page's files further.
export { Toasts } from './provider/Toasts.tsx'
export { UnreadableRows } from './resource/UnreadableRows.tsx'
