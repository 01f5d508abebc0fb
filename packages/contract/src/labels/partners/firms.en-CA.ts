export { FirmAction, FirmStatus } from './firms.en-US.ts'
