export { IdentityMergeAction, IdentityMergeStatus } from './identity-merge.en-US.ts'
