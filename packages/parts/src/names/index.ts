export { firstOf } from './first-of.ts'
