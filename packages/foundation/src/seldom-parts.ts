// What few visits come to need: one file, as each that is loaded cuts those of the page into one more.
export { Toasts } from './provider/Toasts.tsx'
export { UnreadableRows } from './resource/UnreadableRows.tsx'
