export { BulkCancellation, type BulkCancellationProps } from './BulkCancellation.tsx'
export { type BulkProgress } from './bulk-progress.ts'
export { type GroupMember } from './members.ts'
