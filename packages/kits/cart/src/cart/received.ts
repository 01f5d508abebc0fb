import type { BillingPeriod as Period, Received } from '@memberkit/contract'
import type * as entitlements from '@memberkit/contract/commerce/entitlements'
import type * as offers from '@memberkit/contract/commerce/offers'

// Received data: enumerations stay open, because a value nobody knew yet must render.
export type BillingPeriod = Received<Period>
export type Entitlement = Received<entitlements.Entitlement>
export type MerchandisedTier = Received<offers.MerchandisedTier>
export type Offer = Received<offers.Offer>
export type OfferPrice = Received<offers.OfferPrice>
export type OfferProduct = Received<offers.OfferProduct>
export type OfferSupplement = Received<offers.OfferSupplement>
export type SelectionProblem = Received<offers.SelectionProblem>
