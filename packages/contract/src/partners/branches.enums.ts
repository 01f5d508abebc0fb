import { oneOf, type Out } from '../wire.ts'

// Source of every list: partners and service delivery, section 3, "Branch", value for value and in its order.

export const BranchStatus = oneOf('CREATED', 'ACTIVATED', 'DEACTIVATED', 'DELETED')
export type BranchStatus = Out<typeof BranchStatus>

/** TALKDESK_CALLER_ID and OUTBOUND are caller IDs of a branch, not for members. */
export const BranchPhoneType = oneOf('OFFICE', 'TOLL_FREE', 'FAX', 'TALKDESK_CALLER_ID', 'OUTBOUND', 'OTHER')
export type BranchPhoneType = Out<typeof BranchPhoneType>

/** The use of an email address. */
export const BranchEmailType = oneOf('DOCUMENTS', 'WILLS', 'PRIMARY', 'MANAGEMENT')
export type BranchEmailType = Out<typeof BranchEmailType>
