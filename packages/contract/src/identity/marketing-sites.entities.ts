import { Email } from '../shared/email.ts'
import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'

const marketingSiteLinkFields = assumed({ label: text, url: text })

/** A link a marketing site shows. */
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
 * The site somebody sells on, found under its `siteName`. `ownerId` is the identity of who sells; texts are plain;
 * `version` goes back as `If-Match`.
 */
export interface MarketingSite extends Out<typeof marketingSiteFields> {}
export const MarketingSite: Schema<MarketingSite> = marketingSiteFields
