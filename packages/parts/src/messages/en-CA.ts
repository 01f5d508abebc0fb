import { personEnUS } from './person.en-US.ts'

export { methodEnCA } from './method.en-CA.ts'
/** Nothing of a person is said differently in Canada. */
export const personEnCA = personEnUS
