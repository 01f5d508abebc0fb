import type { Received } from '@memberkit/contract'
import type * as benefits from '@memberkit/contract/commerce/benefits'
import type * as products from '@memberkit/contract/commerce/products'

// Enumerations stay open: a value that nobody knew yet must render.
export type Benefit = Received<benefits.Benefit>
export type Product = Received<products.Product>
export type ProductBenefit = Received<products.ProductBenefit>
