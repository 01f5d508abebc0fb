import type * as associateMarketing from '../../partners/associate-marketing.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  AssociateMarketing: {
    one: 'Marketing profile',
    many: 'Marketing profiles',
    about: 'An associate’s site and its card',
  },
  SiteNameCheck: { one: 'Site name check', many: 'Site name checks', about: 'Whether a site name is free' },
  AssociateMarketingCard: { one: 'Card', many: 'Cards' },
  AssociateMarketingLink: { one: 'Link', many: 'Links' },
  AssociateMarketingPage: { one: 'Marketing page', many: 'Marketing pages' },
  AssociateProductMarketing: { one: 'Product marketing', many: 'Product marketing' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.AssociateMarketing,
  about: 'Associates’ own sites: card, pages and products',
} as const satisfies Name

export const fields = {
  pendingCard: 'Card waiting for approval',
  avatarUrl: 'Photo',
  productMarketing: 'Product marketing',
  marketingPages: 'Marketing pages',
  about: 'About the associate',
  isShown: 'Shown',
  isAvailable: 'Available',
  suggestions: 'Suggestions',
} as const satisfies FieldWords

export const actions = {
  activateAssociateMarketing: 'Activate marketing profile',
  cancelAssociateMarketing: 'Cancel marketing profile',
  changeAssociateMarketingIdentityId: 'Move to another person',
  checkSiteName: 'Check whether a site name is free',
  deleteAssociateMarketingAvatarUrl: 'Delete photo',
  findAssociateMarketingByOwner: 'Find marketing profile by owner',
  getAssociateMarketing: 'View marketing profile',
  markAssociateMarketingNeedsReview: 'Mark profile for review',
  releaseSiteName: 'Release site name',
  suspendAssociateMarketing: 'Suspend marketing profile',
  updateAssociateMarketingCard: 'Change card',
  updateAssociateMarketingPages: 'Change marketing pages',
  updateAssociateMarketingPendingCard: 'Change card waiting for approval',
  updateAssociateMarketingSitename: 'Change site name',
  updateAssociateProductMarketing: 'Change product marketing',
} as const satisfies ActionWords<typeof associateMarketing>

/** Consequences of actions, shown before they are sent. */
export const consequences = {
  releaseSiteName: 'Another associate can take the site name.',
} as const satisfies ActionWords<typeof associateMarketing>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateAssociateMarketing: 'Marketing profile activated',
  cancelAssociateMarketing: 'Marketing profile canceled',
  changeAssociateMarketingIdentityId: 'Moved to another person',
  deleteAssociateMarketingAvatarUrl: 'Photo deleted',
  markAssociateMarketingNeedsReview: 'Profile marked for review',
  releaseSiteName: 'Site name released',
  suspendAssociateMarketing: 'Marketing profile suspended',
  updateAssociateMarketingCard: 'Card changed',
  updateAssociateMarketingPages: 'Marketing pages changed',
  updateAssociateMarketingPendingCard: 'Card waiting for approval changed',
  updateAssociateMarketingSitename: 'Site name changed',
  updateAssociateProductMarketing: 'Product marketing changed',
} as const satisfies ActionWords<typeof associateMarketing>

export { MarketingAction as journal } from '../../labels/shared/marketing.en-US.ts'
