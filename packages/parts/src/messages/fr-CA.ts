export { methodDetailFrCA } from './method-detail.fr-CA.ts'
export { methodFrCA } from './method.fr-CA.ts'
export { namesFrCA } from './names.fr-CA.ts'
export { personFrCA } from './person.fr-CA.ts'
