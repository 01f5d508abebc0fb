export { addressEsUS } from './address.es-US.ts'
export { attemptEsUS } from './attempt.es-US.ts'
export { methodEsUS } from './method.es-US.ts'
export { personEsUS } from './person.es-US.ts'
