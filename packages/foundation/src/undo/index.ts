export { type DelayedCommit, undoDelay, useDelayedCommit } from './useDelayedCommit.ts'
