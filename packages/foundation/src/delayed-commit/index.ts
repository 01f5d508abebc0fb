export { type CreatedItem, findCreated, type KnownBefore } from './find-created.ts'
export { type DelayedCommit, takeBackFor, useDelayedCommit } from './useDelayedCommit.ts'
