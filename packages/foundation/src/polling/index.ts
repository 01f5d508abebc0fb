export { backOff, startPolling, type Poll, type Polls } from './polling.ts'
