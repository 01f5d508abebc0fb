export { ResolutionAction } from './resolution-journal.en-US.ts'
