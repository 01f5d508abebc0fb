import type { CoBrandPartner, Currency, LocalDate } from '@memberkit/contract'
import type { CartState } from '@memberkit/contract/commerce/cart'
import type { OfferChannel, OfferStatus } from '@memberkit/contract/commerce/offers'
import { offerCounts, type SupplementPeriodOf } from '@memberkit/parts/pricing'
import type { MerchandisedTier, Offer, OfferProduct, OfferSupplement } from '../received.ts'

/** The terms on which a site sells. */
export interface SaleTerms {
  /** @default 'D2C' */
  readonly channel?: OfferChannel | undefined
  /** Offers of this partner only; without it, offers of none. */
  readonly coBrandPartner?: CoBrandPartner | undefined
  /** The currency of the cart: `currencyOf`. */
  readonly currency: Currency
  /** Offers that begin later or are over don't count. */
  readonly today?: LocalDate | undefined
  /** The period that a supplement is billed by. Declare it outside the component. @default that of its product */
  readonly supplementPeriodOf?: SupplementPeriodOf<OfferSupplement> | undefined
}

/** A product of an offer, with its chosen tier. */
export interface Choice {
  readonly offer: Offer
  readonly product: OfferProduct
  readonly tier?: MerchandisedTier | undefined
  /** Whether it is sold in the region of the cart, or the region isn't known yet. */
  readonly isInRegion: boolean
}

/** Source: commerce, section 3, "Offer": the statuses in which a channel sells are assumed. */
const sellingStatus: Readonly<Record<OfferChannel, OfferStatus>> = {
  D2C: 'AVAILABLE_FOR_SALE',
  NETWORK: 'AVAILABLE_FOR_SALE',
  GROUP: 'ENROLLABLE',
}

/** Whether an offer is on sale on these terms, anywhere. */
function isOnSale(offer: Offer, { channel = 'D2C', coBrandPartner, currency, today }: SaleTerms): boolean {
  return (
    offer.channel === channel &&
    offer.status === sellingStatus[channel] &&
    offer.currency === currency &&
    offer.coBrandPartner === coBrandPartner &&
    (today === undefined || ((offer.startsOn ?? today) <= today && today <= (offer.endsOn ?? today)))
  )
}

type Wanted = Pick<CartState, 'bundles' | 'region'>

/**
 * Returns what is sold under a product key, the best choice first: a bundle in the cart, then what is sold in its region,
 * standard offers, offers of fewer products. Tiers keep the offer's order.
 */
export function choicesOf(offers: readonly Offer[], key: string, cart: Wanted, terms: SaleTerms): Choice[] {
  const isBundle = ({ id, name }: Offer) => cart.bundles.includes(id) || cart.bundles.includes(name)
  return offers
    .filter((offer) => isOnSale(offer, terms))
    .filter((offer) => offerCounts(offer, { productGroup: isBundle(offer) ? offer.productGroup : key }))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((offer) =>
      offer.products
        .filter(({ category }) => category === key)
        .map((product) => ({ offer, product, isInRegion: isSoldIn(offer, cart.region) })),
    )

  function rankOf(offer: Offer): number {
    return (
      (isBundle(offer) ? 0 : 100) +
      (isSoldIn(offer, cart.region) ? 0 : 50) +
      (offer.offerType === 'STANDARD' ? 0 : 10) +
      offer.products.length
    )
  }
}

/** Returns the choice of a tier by its internal name; without a name, of a product's only tier. */
export function choiceOf(choices: readonly Choice[], tierName: string | undefined): Choice | undefined {
  if (!tierName) {
    const [first] = choices
    const tiers = new Set(choices.flatMap(({ product }) => product.merchandisedTiers.map(({ name }) => name)))
    return first && { ...first, tier: tiers.size === 1 ? first.product.merchandisedTiers[0] : undefined }
  }
  for (const choice of choices) {
    const tier = choice.product.merchandisedTiers.find(({ name }) => name === tierName)
    if (tier) return { ...choice, tier }
  }
  return undefined
}

const isSoldIn = (offer: Offer, region: string): boolean =>
  region === '' || offer.availableLocalities.some((locality) => locality === region)
