import { Email } from '../shared/email.ts'
import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'

const marketingSiteLinkFields = assumed({ label: text, url: text })

/** A link on a marketing site. */
export interface MarketingSiteLink extends Out<typeof marketingSiteLinkFields> {}
export const MarketingSiteLink: Schema<MarketingSiteLink> = marketingSiteLinkFields

const marketingSiteFields = entity({
  stated: { id: text, ownerId: text },
  assumed: {
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
    updatedAt: Instant,
    version: text,
  },
})

/**
 * A person's sales site, published under `siteName`. `ownerId` is the seller's identity; texts are plain; `version` is
 * the value for `If-Match`.
 */
export interface MarketingSite extends Out<typeof marketingSiteFields> {}
export const MarketingSite: Schema<MarketingSite> = marketingSiteFields
