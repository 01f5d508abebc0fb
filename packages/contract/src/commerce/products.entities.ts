import { ProductCategory } from '../shared/catalogue.ts'
import { LocalizedEntry, MarketingData } from '../shared/localized.ts'
import { entity, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { ProductStatus } from './products.enums.ts'
import {
  ProductBenefit,
  ProductContract,
  ProductSupplement,
  ProductTier,
  QualifyingDelegate,
  StateProvinceRestriction,
  StateVariant,
} from './products.parts.ts'

// Stated: fields that an operation's name contains, such as `updateFriendlyNames` and `updateProductTiers`.
const productFields = entity({
  stated: {
    status: ProductStatus,
    internalName: text,
    friendlyNames: list(LocalizedEntry),
    categories: list(ProductCategory),
    benefits: list(ProductBenefit),
    productTiers: list(ProductTier),
    supplements: list(ProductSupplement),
    contracts: list(ProductContract),
    qualifyingDelegates: list(QualifyingDelegate),
    stateProvinceRestrictions: list(StateProvinceRestriction),
    marketingData: list(MarketingData),
    areaOfLawIds: list(text),
  },
  assumed: {
    id: text,
    productFamilyId: maybe(text),
    productVersion: number,
    stateVariants: list(StateVariant),
    version: text,
  },
})

/**
 * A product of the catalogue. `productVersion` is its published version, for `getProductVersion`; `version` changes
 * with each update and is the value for `If-Match`.
 */
export interface Product extends Out<typeof productFields> {}
export const Product: Schema<Product> = productFields
