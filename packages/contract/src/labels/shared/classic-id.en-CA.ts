export { ClassicIdType } from './classic-id.en-US.ts'
