// What the tools of a list open: one file, as each that is loaded cuts those of the page into one more.
export { ListExportMenu } from './ListExportMenu.tsx'
export { ListFilterBar } from './ListFilterBar.tsx'
export { ListPrint } from './ListPrint.tsx'
