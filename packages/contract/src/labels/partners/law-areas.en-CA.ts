export { LawAreaAction, LawAreaStatus } from './law-areas.en-US.ts'
