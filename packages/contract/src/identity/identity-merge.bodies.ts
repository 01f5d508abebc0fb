import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { IdentityMergeStatus } from './identity-merge.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const mergePartnerFields = assumed({ mergedIdentityId: text })

/** The identity to merge in, or to separate again. */
export interface MergePartner extends Out<typeof mergePartnerFields> {}
export const MergePartner: Schema<MergePartner> = mergePartnerFields

const mergeOrderFields = assumed({ reason: text, keepFromMerged: maybe(list(text)) })

/**
 * The reason for a merge, and the fields that keep the merged identity's value; all others keep the remaining
 * identity's.
 */
export interface MergeOrder extends Out<typeof mergeOrderFields> {}
export const MergeOrder: Schema<MergeOrder> = mergeOrderFields

const unmergeOrderFields = assumed({ reason: text })

/** The reason to undo a merge. */
export interface UnmergeOrder extends Out<typeof unmergeOrderFields> {}
export const UnmergeOrder: Schema<UnmergeOrder> = unmergeOrderFields

const mergeSearchFields = assumed({ identityId: maybe(text), status: maybe(IdentityMergeStatus) })

/** The merges to find: those that involve an identity, or those with a `status`. */
export interface MergeSearch extends Out<typeof mergeSearchFields> {}
export const MergeSearch: Schema<MergeSearch> = mergeSearchFields

const mergeProcessorReportFields = assumed({ processor: text, status: IdentityMergeStatus, message: maybe(text) })

/** The progress of one service. */
export interface MergeProcessorReport extends Out<typeof mergeProcessorReportFields> {}
export const MergeProcessorReport: Schema<MergeProcessorReport> = mergeProcessorReportFields

const mergeProcessorReportsFields = assumed({ statuses: list(MergeProcessorReport) })

/** The participating services, with their initial progress. */
export interface MergeProcessorReports extends Out<typeof mergeProcessorReportsFields> {}
export const MergeProcessorReports: Schema<MergeProcessorReports> = mergeProcessorReportsFields
