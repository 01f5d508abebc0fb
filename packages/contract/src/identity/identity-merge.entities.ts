import { ClassicId } from '../shared/classic-id.ts'
import { Instant } from '../shared/dates.ts'
import { entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { IdentityMergeAction, IdentityMergeStatus } from './identity-merge.enums.ts'

const mergeProcessorStatusFields = entity({
  stated: { status: IdentityMergeStatus },
  assumed: { processor: text, message: maybe(text), at: Instant },
})

/** The progress of one service; `processor` is its name, such as `subscriptions`. */
export interface MergeProcessorStatus extends Out<typeof mergeProcessorStatusFields> {}
export const MergeProcessorStatus: Schema<MergeProcessorStatus> = mergeProcessorStatusFields

const identityMergeFields = entity({
  stated: {
    action: IdentityMergeAction,
    status: IdentityMergeStatus,
    processorStatuses: list(MergeProcessorStatus),
  },
  assumed: {
    id: text,
    identityId: text,
    mergedIdentityId: text,
    classicIds: list(ClassicId),
    reason: maybe(text),
    createdAt: Instant,
    finishedAt: maybe(Instant),
    version: text,
  },
})

/**
 * The merge of one identity into another, or its undoing: `identityId` remains, `mergedIdentityId` is merged into it.
 * `classicIds` are the legacy IDs that move along. `version` is the value for `If-Match`.
 */
export interface IdentityMerge extends Out<typeof identityMergeFields> {}
export const IdentityMerge: Schema<IdentityMerge> = identityMergeFields
