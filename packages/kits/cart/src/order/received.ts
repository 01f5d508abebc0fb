import type { Received } from '@memberkit/contract'
import type * as offers from '@memberkit/contract/commerce/offers'
import type * as orders from '@memberkit/contract/commerce/orders'
import type * as products from '@memberkit/contract/commerce/products'

// Received enumerations are open, because unknown values must render.
export type Order = Received<orders.Order>
export type OrderLine = Received<orders.OrderOffer>
export type Offer = Received<offers.Offer>
export type OfferSupplement = Received<offers.OfferSupplement>
export type Product = Received<products.Product>
export type ProductContract = Received<products.ProductContract>
