import type { Received } from '@memberkit/contract'
import type * as offers from '@memberkit/contract/commerce/offers'

// Received data: enumerations stay open, because a value nobody knew yet must render.
export type Offer = Received<offers.Offer>
export type OfferProduct = Received<offers.OfferProduct>
export type OfferSupplement = Received<offers.OfferSupplement>
export type MerchandisedTier = Received<offers.MerchandisedTier>
