// Each in a module of its own: bundlers put what both need later into the page of whoever takes one of them.
export { enCA } from './all.en-CA.ts'
export { pickerEnCA } from './picker/first.en-CA.ts'
