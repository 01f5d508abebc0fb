import { Email } from '../shared/email.ts'
import { assumed, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { MarketingSiteLink } from './marketing-sites.entities.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

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

/** A site to set up. It is not published yet. */
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

/** The whole site as it stands now. Its address has no id, so `id` says which one. */
export interface MarketingSiteReplacement extends Out<typeof marketingSiteReplacementFields> {}
export const MarketingSiteReplacement: Schema<MarketingSiteReplacement> = marketingSiteReplacementFields

const marketingSiteOwnerQueryFields = assumed({ id: text, ownerId: text })

/** Which site, and whose it is from now on. */
export interface MarketingSiteOwnerQuery extends Out<typeof marketingSiteOwnerQueryFields> {}
export const MarketingSiteOwnerQuery: Schema<MarketingSiteOwnerQuery> = marketingSiteOwnerQueryFields
