import type * as marketingSites from '../../identity/marketing-sites.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  MarketingSite: { one: 'Marketing site', many: 'Marketing sites', about: 'A partner’s site and what it offers' },
  MarketingSiteLink: { one: 'Link', many: 'Links' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.MarketingSite,
  about: 'Sites with which partners sell plans',
} as const satisfies Name

export const fields = {
  siteId: 'Marketing site',
  introduction: 'Introduction',
  photoUrl: 'Photo',
  isPublished: 'Published',
} as const satisfies FieldWords

export const actions = {
  changeMarketingSiteOwner: 'Change owner',
  createMarketingSite: 'Create marketing site',
  deleteMarketingSite: 'Delete marketing site',
  getMarketingSite: 'View marketing site',
  getMarketingSiteByOwner: 'View marketing site of an owner',
  replaceMarketingSite: 'Edit marketing site',
} as const satisfies ActionWords<typeof marketingSites>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeMarketingSiteOwner: 'Owner changed',
  createMarketingSite: 'Marketing site created',
  deleteMarketingSite: 'Marketing site deleted',
  replaceMarketingSite: 'Marketing site updated',
} as const satisfies ActionWords<typeof marketingSites>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createMarketingSite,
  UPDATED: done.replaceMarketingSite,
  OWNER_CHANGED: done.changeMarketingSiteOwner,
  DELETED: done.deleteMarketingSite,
} as const satisfies JournalWords
