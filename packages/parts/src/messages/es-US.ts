export { methodDetailEsUS } from './method-detail.es-US.ts'
export { methodEsUS } from './method.es-US.ts'
export { namesEsUS } from './names.es-US.ts'
export { personEsUS } from './person.es-US.ts'
