import { Email } from '../shared/email.ts'
import { assumed, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { MarketingSiteLink } from './marketing-sites.entities.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const newMarketingSiteFields = assumed({
  ownerId: text,
  siteName: text,
  displayName: text,
  headline: maybe(text),
  introduction: maybe(text),
  photoUrl: maybe(text),
  email: maybe(Email),
  phoneNumber: maybe(text),
  links: maybe(list(MarketingSiteLink)),
  productIds: maybe(list(text)),
})

/** A site to create, unpublished. */
export interface NewMarketingSite extends Out<typeof newMarketingSiteFields> {}
export const NewMarketingSite: Schema<NewMarketingSite> = newMarketingSiteFields

const marketingSiteReplacementFields = assumed({
  id: text,
  siteName: text,
  displayName: text,
  headline: maybe(text),
  introduction: maybe(text),
  photoUrl: maybe(text),
  email: maybe(Email),
  phoneNumber: maybe(text),
  links: list(MarketingSiteLink),
  productIds: list(text),
  isPublished: flag,
})

/** The whole site. The path has no ID, so `id` identifies it. */
export interface MarketingSiteReplacement extends Out<typeof marketingSiteReplacementFields> {}
export const MarketingSiteReplacement: Schema<MarketingSiteReplacement> = marketingSiteReplacementFields

const marketingSiteOwnerQueryFields = assumed({ id: text, ownerId: text })

/** The site, and its new owner. */
export interface MarketingSiteOwnerQuery extends Out<typeof marketingSiteOwnerQueryFields> {}
export const MarketingSiteOwnerQuery: Schema<MarketingSiteOwnerQuery> = marketingSiteOwnerQueryFields
