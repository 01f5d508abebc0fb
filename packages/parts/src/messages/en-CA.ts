export { methodDetailEnCA } from './method-detail.en-CA.ts'
export { methodEnCA } from './method.en-CA.ts'
export { namesEnUS as namesEnCA } from './names.en-US.ts'
export { personEnUS as personEnCA } from './person.en-US.ts'
