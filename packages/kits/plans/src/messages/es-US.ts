// Each in a module of its own: bundlers put what both need later into the page of whoever takes one of them.
export { esUS } from './all.es-US.ts'
export { pickerEsUS } from './picker/first.es-US.ts'
