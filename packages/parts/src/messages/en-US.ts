export { methodEnUS } from './method.en-US.ts'
export { personEnUS } from './person.en-US.ts'
