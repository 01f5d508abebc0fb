import { MarketingApprovalStatus, MarketingStatus } from '../shared/marketing.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'

const associateMarketingLinkFields = assumed({ label: text, url: text })

/** An external page that a card links to. */
export interface AssociateMarketingLink extends Out<typeof associateMarketingLinkFields> {}
export const AssociateMarketingLink: Schema<AssociateMarketingLink> = associateMarketingLinkFields

const associateMarketingCardFields = assumed({
  displayName: text,
  title: maybe(text),
  headline: maybe(text),
  about: maybe(text),
  email: maybe(text),
  phone: maybe(text),
  links: list(AssociateMarketingLink),
})

/** The presentation of an associate on their site. */
export interface AssociateMarketingCard extends Out<typeof associateMarketingCardFields> {}
export const AssociateMarketingCard: Schema<AssociateMarketingCard> = associateMarketingCardFields

const associateProductMarketingFields = assumed({ productId: text, isShown: flag, headline: maybe(text) })

/** Whether and how an associate's site shows one product. */
export interface AssociateProductMarketing extends Out<typeof associateProductMarketingFields> {}
export const AssociateProductMarketing: Schema<AssociateProductMarketing> = associateProductMarketingFields

const associateMarketingPageFields = assumed({ key: text, title: maybe(text), isShown: flag })

/** A page of an associate's site. */
export interface AssociateMarketingPage extends Out<typeof associateMarketingPageFields> {}
export const AssociateMarketingPage: Schema<AssociateMarketingPage> = associateMarketingPageFields

const associateMarketingFields = entity({
  stated: {
    status: MarketingStatus,
    approvalStatus: MarketingApprovalStatus,
    card: AssociateMarketingCard,
    pendingCard: maybe(AssociateMarketingCard),
    avatarUrl: maybe(text),
    productMarketing: list(AssociateProductMarketing),
    marketingPages: list(AssociateMarketingPage),
    siteName: maybe(text),
    identityId: text,
    displayPhoto: maybe(text),
  },
  assumed: { id: text, ownerId: text, version: text },
})

/**
 * The marketing of an associate on their own site. `card` is public, `pendingCard` awaits approval; `ownerId` is the
 * associate agreement; `displayPhoto` is a URL. `version` is the value for `If-Match`.
 */
export interface AssociateMarketing extends Out<typeof associateMarketingFields> {}
export const AssociateMarketing: Schema<AssociateMarketing> = associateMarketingFields

const siteNameCheckFields = assumed({ siteName: text, isAvailable: flag, suggestions: list(text) })

/** Whether a site name is available; otherwise available `suggestions`. */
export interface SiteNameCheck extends Out<typeof siteNameCheckFields> {}
export const SiteNameCheck: Schema<SiteNameCheck> = siteNameCheckFields
