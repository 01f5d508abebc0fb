export { takeFirst } from './take-first.ts'
