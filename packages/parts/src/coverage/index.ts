export { type Coverage, coverageOf, type Payer } from './coverage.rules.ts'
