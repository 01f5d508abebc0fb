// Each in a module of its own: bundlers put what both need later into the page of whoever takes one of them.
export { enUS } from './all.en-US.ts'
export { methodsEnUS } from './methods/first.en-US.ts'
