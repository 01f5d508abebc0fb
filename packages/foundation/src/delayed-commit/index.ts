export { type CreatedItem, findCreated, type KnownBefore } from './find-created.ts'
export { type DelayedCommit, takeBackFor, useDelayedCommit } from './useDelayedCommit.ts'
export { changeDraft, forgetDrafts, keptDraft, putBack, useKeptDraft } from './kept-drafts.ts'
