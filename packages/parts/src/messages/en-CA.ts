export { methodEnCA } from './method.en-CA.ts'
export { personEnUS as personEnCA } from './person.en-US.ts'
