export { addressEnUS } from './address.en-US.ts'
export { attemptEnUS } from './attempt.en-US.ts'
export { methodEnUS } from './method.en-US.ts'
export { personEnUS } from './person.en-US.ts'
