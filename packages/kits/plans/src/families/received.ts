import type { Received } from '@memberkit/contract'
import type * as families from '@memberkit/contract/commerce/product-families'
import type * as products from '@memberkit/contract/commerce/products'

// Enumerations stay open: a value that nobody knew yet must render.
export type ProductFamily = Received<families.ProductFamily>
export type Product = Received<products.Product>
