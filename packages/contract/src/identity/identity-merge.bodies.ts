import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { IdentityMergeStatus } from './identity-merge.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const mergePartnerFields = assumed({ mergedIdentityId: text })

/** The identity to take in, or to set free again. */
export interface MergePartner extends Out<typeof mergePartnerFields> {}
export const MergePartner: Schema<MergePartner> = mergePartnerFields

const mergeOrderFields = assumed({ reason: text, keepFromMerged: maybe(list(text)) })

/** Why, and which fields keep the value of the identity that goes; all others keep that of the one that stays. */
export interface MergeOrder extends Out<typeof mergeOrderFields> {}
export const MergeOrder: Schema<MergeOrder> = mergeOrderFields

const unmergeOrderFields = assumed({ reason: text })

/** Why a merge is undone. */
export interface UnmergeOrder extends Out<typeof unmergeOrderFields> {}
export const UnmergeOrder: Schema<UnmergeOrder> = unmergeOrderFields

const mergeSearchFields = assumed({ identityId: maybe(text), status: maybe(IdentityMergeStatus) })

/** Which merges to find: those an identity stayed or went in, those that stand at `status`. */
export interface MergeSearch extends Out<typeof mergeSearchFields> {}
export const MergeSearch: Schema<MergeSearch> = mergeSearchFields

const mergeProcessorReportFields = assumed({ processor: text, status: IdentityMergeStatus, message: maybe(text) })

/** How far one service is. */
export interface MergeProcessorReport extends Out<typeof mergeProcessorReportFields> {}
export const MergeProcessorReport: Schema<MergeProcessorReport> = mergeProcessorReportFields

const mergeProcessorReportsFields = assumed({ statuses: list(MergeProcessorReport) })

/** The services that take part, each with where it begins. */
export interface MergeProcessorReports extends Out<typeof mergeProcessorReportsFields> {}
export const MergeProcessorReports: Schema<MergeProcessorReports> = mergeProcessorReportsFields
