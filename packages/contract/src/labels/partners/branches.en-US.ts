import type * as branches from '../../partners/branches.ts'
import type { Labels } from '../labels.ts'

export const BranchStatus = {
  CREATED: 'Created',
  ACTIVATED: 'Active',
  DEACTIVATED: 'Deactivated',
  DELETED: 'Deleted',
} as const satisfies Labels<branches.BranchStatus>

export const BranchPhoneType = {
  OFFICE: 'Office',
  TOLL_FREE: 'Toll-free',
  FAX: 'Fax',
  TALKDESK_CALLER_ID: 'Talkdesk caller ID',
  OUTBOUND: 'Outgoing calls',
  OTHER: 'Other',
} as const satisfies Labels<branches.BranchPhoneType>

export const BranchEmailType = {
  DOCUMENTS: 'Documents',
  WILLS: 'Wills',
  PRIMARY: 'Main address',
  MANAGEMENT: 'Management',
} as const satisfies Labels<branches.BranchEmailType>
