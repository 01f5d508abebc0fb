export { ClassicFriendlyIdType } from './classic.en-US.ts'
