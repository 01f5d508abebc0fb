export { addressFrCA } from './address.fr-CA.ts'
export { attemptFrCA } from './attempt.fr-CA.ts'
export { methodFrCA } from './method.fr-CA.ts'
export { personFrCA } from './person.fr-CA.ts'
