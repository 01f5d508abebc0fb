import type * as marketing from '../../shared/marketing.ts'
import type { Labels } from '../labels.ts'

export const MarketingApprovalStatus = {
  NO_PENDING: 'Nothing to approve',
  PENDING: 'Waiting for approval',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
} as const satisfies Labels<marketing.MarketingApprovalStatus>

export const MarketingDecision = {
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
} as const satisfies Labels<marketing.MarketingDecision>

/** Both spellings of one status have one name. */
export const MarketingStatus = {
  ACTIVE: 'Active',
  CANCELLED: 'Canceled',
  CANCELED: 'Canceled',
  DELETED: 'Deleted',
  SUSPENDED: 'Suspended',
  NEEDS_REVIEW: 'Needs review',
} as const satisfies Labels<marketing.MarketingStatus>

/** Both spellings of one event have one name. */
export const MarketingAction = {
  CREATED: 'Profile created',
  CHANGED: 'Profile changed',
  CANCELLED: 'Profile canceled',
  CHANGE_OWNER: 'Owner changed',
  DELETED: 'Profile deleted',
  UPDATE_STATUS: 'Status changed',
  PENDING_APPROVAL: 'Sent for approval',
  APPROVED_PHOTO: 'Photo approved',
  APPROVED_NAMES: 'Names approved',
  REJECTED_PHOTO: 'Photo rejected',
  REJECTED_NAMES: 'Names rejected',
  DELETED_PHOTO: 'Photo deleted',
  UPDATED: 'Profile updated',
  CARD_UPDATED: 'Card updated',
  PRODUCT_MARKETING_UPDATED: 'Product marketing updated',
  SITENAME_UPDATED: 'Site name updated',
  MARKETING_PAGES_UPDATED: 'Marketing pages updated',
  CHANGE_IDENTITYID: 'Person changed',
  SUSPEND: 'Profile suspended',
  NEEDS_REVIEW: 'Profile marked for review',
  ACTIVATE: 'Profile activated',
  CANCELED: 'Profile canceled',
} as const satisfies Labels<marketing.MarketingAction>
