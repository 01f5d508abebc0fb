export { methodFrCA } from './method.fr-CA.ts'
export { personFrCA } from './person.fr-CA.ts'
