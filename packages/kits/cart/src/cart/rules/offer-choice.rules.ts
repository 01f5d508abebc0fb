import type { CoBrandPartner, Currency, LocalDate } from '@memberkit/contract'
import type { CartState } from '@memberkit/contract/commerce/cart'
import type { OfferChannel } from '@memberkit/contract/commerce/offers'
import { hasSellingStatus, isSoldFor, isSoldOn, offerCounts, type SupplementPeriodOf } from '@memberkit/parts/pricing'
import type { MerchandisedTier, Offer, OfferProduct, OfferSupplement } from '../received.ts'

/** The terms on which a site sells. */
export interface SaleTerms {
  /** @default 'D2C' */
  readonly channel?: OfferChannel | undefined
  /** The partner whose site it is: its offers come first, then those of our own name. Without it, only the latter. */
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

/** Whether an offer is on sale on these terms, anywhere. */
function isOnSale(offer: Offer, { channel = 'D2C', coBrandPartner, currency, today }: SaleTerms): boolean {
  return (
    offer.channel === channel &&
    hasSellingStatus(offer, channel) &&
    offer.currency === currency &&
    isSoldFor(offer, coBrandPartner) &&
    isSoldOn(offer, today)
  )
}

type Wanted = Pick<CartState, 'bundles' | 'region'>

/**
 * Returns what is sold under a product key, the best choice first: a bundle in the cart, the last one first, then what is
 * sold in its region, the partner's offers, standard offers, offers of fewer products. Tiers keep the offer's order.
 */
export function choicesOf(offers: readonly Offer[], key: string, cart: Wanted, terms: SaleTerms): Choice[] {
  const placeOf = ({ id, name }: Offer) => Math.max(cart.bundles.lastIndexOf(id), cart.bundles.lastIndexOf(name))
  const isBundle = (offer: Offer) => placeOf(offer) >= 0
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
      // The last choice counts, whatever else was chosen before.
      (isBundle(offer) ? -1000 * placeOf(offer) : 1000) +
      (isSoldIn(offer, cart.region) ? 0 : 400) +
      (offer.coBrandPartner ? 0 : 200) +
      (offer.offerType === 'STANDARD' ? 0 : 100) +
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
