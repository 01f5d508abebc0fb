export { methodEsUS } from './method.es-US.ts'
export { personEsUS } from './person.es-US.ts'
