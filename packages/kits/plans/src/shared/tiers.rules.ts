import type { OfferStatus } from '@memberkit/contract/commerce/offers'
import { hasSellingStatus, isSoldFor, isSoldOn, type ListPrice, sortTiers } from '@memberkit/parts/pricing'
import { type ShownText, textIn } from '@memberkit/parts/localized'
import type { Locale } from '@memberkit/platform/formats'
import type { MerchandisedTier, Offer, OfferProduct } from './received.ts'

/** Of these, `channel` is only said of the buyer's own plan: other offers of other channels aren't listed. */
export type UnavailableReason = 'country' | 'market' | 'region' | 'status' | 'channel'

export type Availability = { readonly ok: true } | { readonly ok: false; readonly reason: UnavailableReason }

/** A supplement that a tier can be bought with. */
export interface SupplementVM {
  readonly id: string
  /** The add-on key, else the ID. */
  readonly key: string
  readonly internalName: string
  readonly label: ShownText
  readonly prices: readonly ListPrice[]
  /** IDs of the supplements that it can only be bought with. */
  readonly requires: readonly string[]
}

/** A tier to choose, as one offer sells it. */
export interface TierVM {
  /** Unique among the tiers shown, and part of links: the tier's ID, or the offer's and the tier's for one that is only kept. */
  readonly key: string
  readonly offerId: string
  readonly productId: string
  readonly tierId: string
  /** Untranslated. Names such as `3B` are looked for here, never in the label. */
  readonly internalName: string
  readonly label: ShownText
  /** The name of the product, for tiers of several products. */
  readonly product: ShownText
  /** The people it covers, the payer first. */
  readonly covers: readonly string[]
  /** The credit bureaus it monitors, by "3B" or "1B" in its internal name. */
  readonly bureaus?: 1 | 3
  readonly currency: string
  readonly prices: readonly ListPrice[]
  readonly availability: Availability
  /** The states and provinces where its offer is sold. */
  readonly localities: readonly string[]
  /** Whether the buyer has it today. */
  readonly current: boolean
  readonly benefitIds: readonly string[]
  readonly supplements: readonly SupplementVM[]
  readonly coBrandPartner?: string
  /** The status of an offer that isn't published, in a preview for staff. */
  readonly draft?: string
}

/** The tier that the buyer has today. Without an offer, whichever sells it. */
export interface CurrentPlan {
  readonly tierId: string
  readonly offerId?: string | undefined
  /** The supplements that the buyer has: added to another tier until the buyer chooses. */
  readonly supplementIds?: readonly string[] | undefined
}

export interface TierOptions {
  readonly productGroup: string
  readonly channel: string
  readonly locale: Locale
  /** Whether the buyer's state or province is known: then tiers must be sold there. @default false */
  readonly isRegionRequired?: boolean | undefined
  /** Offers that begin later or are over can't be bought. A date such as `2026-03-10`. @default whenever they are sold */
  readonly today?: string | undefined
  readonly current?: CurrentPlan | undefined
  /** The partner whose offers come before those of our own name. @default none */
  readonly coBrandPartner?: string | undefined
  /** Adds offers that aren't published yet, in place of what they replace. For staff. @default false */
  readonly showsDrafts?: boolean | undefined
  /** Adds experimental offers. @default false */
  readonly showsExperiments?: boolean | undefined
}

const draftStatuses: readonly string[] = ['PENDING_APPROVAL', 'NEEDS_REVIEW'] satisfies OfferStatus[]

/** Whether an offer is not published yet. */
const isDraft = ({ status }: Pick<Offer, 'status'>): boolean => draftStatuses.includes(status)

/**
 * Returns the tiers of the offers by price. A tier of several offers is listed once: the current one first, then a draft
 * if drafts are shown, then one that can be bought, then the partner's, then one that is sold by itself. Unavailable tiers stay, with the
 * reason; retired offers, and those of other channels and partners, only as the current plan.
 */
export function tiersOf(offers: readonly Offer[], options: TierOptions): TierVM[] {
  const tiers = listedOffers(offers, options).flatMap((offer) =>
    productsOf(offer, options.productGroup).flatMap((product) =>
      product.merchandisedTiers.flatMap((tier) => {
        const one = tierOf(offer, product, tier, options)
        return isOnlyKept(offer, options) && !one.current ? [] : [{ one, offer }]
      }),
    ),
  )
  const kept = new Map<string, { one: TierVM; offer: Offer }>()
  for (const tier of tiers.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    if (!kept.has(tier.one.key)) kept.set(tier.one.key, tier)
  }
  const inOrder = tiers.filter((tier) => kept.get(tier.one.key) === tier)
  return byPrice(inOrder.map(({ one }) => one))
}

/** Returns the offers that are for this page, whether or not they can be bought. */
export function listedOffers(offers: readonly Offer[], options: TierOptions): Offer[] {
  const { productGroup, showsDrafts = false, showsExperiments = false } = options
  return offers
    .filter((offer) => offer.productGroup === productGroup)
    .filter((offer) => isSoldHere(offer, options) || isCurrentOffer(offer, options))
    .filter((offer) => showsDrafts || !isDraft(offer))
    .filter((offer) => showsExperiments || offer.offerType !== 'EXPERIMENTAL' || isCurrentOffer(offer, options))
}

/** Returns the tiers by their monthly price, so that another period never moves them. */
export function byPrice(tiers: readonly TierVM[]): TierVM[] {
  return sortTiers(tiers.map((tier) => ({ name: tier.internalName, prices: tier.prices, tier }))).map(
    ({ tier }) => tier,
  )
}

/** Returns the bureaus that an internal name tells of. */
export function bureausOf(internalName: string): 1 | 3 | undefined {
  if (internalName.includes('3B')) return 3
  return internalName.includes('1B') ? 1 : undefined
}

/**
 * Returns whether an offer can be bought through a channel, or the reason. "It is available in the country and market,
 * and in the region when a region is required" (commerce, section 9). A draft is judged as if it were published.
 */
export function availabilityOf(
  offer: Pick<
    Offer,
    'status' | 'startsOn' | 'endsOn' | 'availableInCountry' | 'availableInMarket' | 'availableInRegion'
  >,
  { channel, today, isRegionRequired = false }: Pick<TierOptions, 'channel' | 'today' | 'isRegionRequired'>,
): Availability {
  const isOnSale = hasSellingStatus(offer, channel) && isSoldOn(offer, today)
  if (!isOnSale && !isDraft(offer)) return { ok: false, reason: 'status' }
  if (!offer.availableInCountry) return { ok: false, reason: 'country' }
  if (!offer.availableInMarket) return { ok: false, reason: 'market' }
  if (isRegionRequired && !offer.availableInRegion) return { ok: false, reason: 'region' }
  return { ok: true }
}

/** A bundle is listed under the group by its products of that category only: the others are not bought by themselves. */
function productsOf({ products }: Offer, productGroup: string): readonly OfferProduct[] {
  const own = products.filter(({ category }) => category === productGroup)
  return own.length > 0 ? own : products
}

function tierOf(offer: Offer, product: OfferProduct, tier: MerchandisedTier, options: TierOptions): TierVM {
  const { locale } = options
  const bureaus = bureausOf(tier.name)
  return {
    key: isOnlyKept(offer, options) ? `${offer.id}.${tier.id}` : tier.id,
    offerId: offer.id,
    productId: product.id,
    tierId: tier.id,
    internalName: tier.name,
    label: textIn(tier.friendlyNames, locale, tier.name.trim() || product.name.trim() || tier.id),
    product: textIn(product.friendlyNames, locale, product.name),
    covers: tier.covers,
    ...(bureaus && { bureaus }),
    currency: offer.currency,
    prices: tier.prices,
    availability: ownAvailabilityOf(offer, options),
    localities: offer.availableLocalities,
    current: isCurrent(offer, tier, options),
    benefitIds: tier.benefitIds,
    supplements: product.supplements
      .filter(({ tierIds }) => !tierIds || tierIds.includes(tier.id))
      .map(({ id, addOnKey, name, friendlyNames, prices, requires = [] }) => ({
        id,
        key: addOnKey ?? id,
        internalName: name,
        label: textIn(friendlyNames, locale, name.trim() || id),
        prices,
        requires,
      })),
    ...(offer.coBrandPartner && { coBrandPartner: offer.coBrandPartner }),
    ...(isDraft(offer) && { draft: offer.status }),
  }
}

/** Whether the channel and the partner's site sell an offer. */
const isSoldHere = (offer: Offer, { channel, coBrandPartner }: TierOptions): boolean =>
  offer.channel === channel && isSoldFor(offer, coBrandPartner)

/** Whether nobody can buy an offer here, and only those who have its plan keep it. */
const isOnlyKept = (offer: Offer, options: TierOptions): boolean =>
  offer.status === 'GRANDFATHERED' || !isSoldHere(offer, options)

function ownAvailabilityOf(offer: Offer, options: TierOptions): Availability {
  if (offer.status !== 'GRANDFATHERED' && !isSoldHere(offer, options)) return { ok: false, reason: 'channel' }
  return availabilityOf(offer, options)
}

const isCurrentOffer = ({ id }: Offer, { current }: TierOptions): boolean => current?.offerId === id

function isCurrent(offer: Offer, tier: MerchandisedTier, { current }: TierOptions): boolean {
  if (current?.tierId !== tier.id) return false
  // Without its offer, a plan is taken for the one on sale.
  return current.offerId === undefined ? offer.status !== 'GRANDFATHERED' : current.offerId === offer.id
}

/** The least is kept of several offers of one tier. */
function rankOf({ one, offer }: { one: TierVM; offer: Offer }): number {
  const places = [
    one.current,
    one.draft !== undefined,
    one.availability.ok,
    one.coBrandPartner !== undefined,
    offer.offerType === 'EXPERIMENTAL',
    offer.products.length === 1,
  ]
  return places.reduce((rank, isFirst) => rank * 2 + (isFirst ? 0 : 1), 0)
}
