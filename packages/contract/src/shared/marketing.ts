import { oneOf, type Out, type Schema, stated, text } from '../wire.ts'

// Source of every list: partners and service delivery, section 3, "Associate marketing and channel associates", value
// for value and in its order. The two share one section, and the lists do not say which of them has which value.

/** The approval status of an associate's card, names or photo. */
export const MarketingApprovalStatus = oneOf('NO_PENDING', 'PENDING', 'APPROVED', 'DECLINED')
export type MarketingApprovalStatus = Out<typeof MarketingApprovalStatus>

/** The staff's decision on names or a photo: "Name approval and photo approval values". */
export const MarketingDecision = oneOf('APPROVED', 'REJECTED')
export type MarketingDecision = Out<typeof MarketingDecision>

/** Both spellings of cancelled appear and mean the same. */
export const MarketingStatus = oneOf('ACTIVE', 'CANCELLED', 'CANCELED', 'DELETED', 'SUSPENDED', 'NEEDS_REVIEW')
export type MarketingStatus = Out<typeof MarketingStatus>

/** Journal actions of associate marketing and channel associates. */
export const MarketingAction = oneOf(
  'CREATED',
  'CHANGED',
  'CANCELLED',
  'CHANGE_OWNER',
  'DELETED',
  'UPDATE_STATUS',
  'PENDING_APPROVAL',
  'APPROVED_PHOTO',
  'APPROVED_NAMES',
  'REJECTED_PHOTO',
  'REJECTED_NAMES',
  'DELETED_PHOTO',
  'UPDATED',
  'CARD_UPDATED',
  'PRODUCT_MARKETING_UPDATED',
  'SITENAME_UPDATED',
  'MARKETING_PAGES_UPDATED',
  'CHANGE_IDENTITYID',
  'SUSPEND',
  'NEEDS_REVIEW',
  'ACTIVATE',
  'CANCELED',
)
export type MarketingAction = Out<typeof MarketingAction>

const siteNameFields = stated({ siteName: text })

/** The associate's part of a site's address: to look up, claim or release. */
export interface SiteName extends Out<typeof siteNameFields> {}
export const SiteName: Schema<SiteName> = siteNameFields
