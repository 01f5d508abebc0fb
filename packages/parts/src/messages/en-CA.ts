import { addressEnUS } from './address.en-US.ts'
import { attemptEnUS } from './attempt.en-US.ts'
import { contractsEnUS } from './contracts.en-US.ts'
import { personEnUS } from './person.en-US.ts'

export { methodEnCA } from './method.en-CA.ts'
/** Person texts are the same in Canada. */
export const personEnCA = personEnUS
/** Each country has its own words, whoever reads them. */
export const addressEnCA = addressEnUS
/** Notices about attempts are the same in Canada. */
export const attemptEnCA = attemptEnUS
/** Words of contracts are the same in Canada. */
export const contractsEnCA = contractsEnUS
