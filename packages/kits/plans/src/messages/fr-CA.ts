// Each in a module of its own: bundlers put what both need later into the page of whoever takes one of them.
export { frCA } from './all.fr-CA.ts'
export { pickerFrCA } from './picker/first.fr-CA.ts'
