export { PrintHeader, type PrintHeaderProps } from './PrintHeader.tsx'
export { screenOnly, unbroken } from './print.css.ts'
export { printDocument, type PrintOptions } from './printDocument.ts'
