export { type DelayedCommit, undoTime, useDelayedCommit } from './useDelayedCommit.ts'
