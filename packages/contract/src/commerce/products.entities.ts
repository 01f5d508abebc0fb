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

// The stated fields are those the calls name that update them: `updateFriendlyNames`, `updateProductTiers`.
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
 * A product of the catalogue. `productVersion` counts the versions made of it and names one of them in
 * `getProductVersion`; `version` is the state of this one and goes back as `If-Match`.
 */
export interface Product extends Out<typeof productFields> {}
export const Product: Schema<Product> = productFields
