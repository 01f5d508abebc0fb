import { AddOnKey } from '../shared/catalogue.ts'
import { LocalDate } from '../shared/dates.ts'
import { LocalizedEntry, LocalizedText } from '../shared/localized.ts'
import { AuthorizedUserType } from '../shared/people.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, entity, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { ProductRestrictionType } from './products.enums.ts'

const productBenefitFields = assumed({ id: text, category: maybe(text), limit: maybe(list(LocalizedText)) })

/** A benefit of a product. `id` is that of the benefit; `limit` is how much of it is included ("Up to 3"). */
export interface ProductBenefit extends Out<typeof productBenefitFields> {}
export const ProductBenefit: Schema<ProductBenefit> = productBenefitFields

const productContractFields = entity({
  stated: { stateProvince: maybe(StateOrProvince) },
  assumed: { id: text, name: text, locale: text, documentUrl: maybe(text), effectiveOn: maybe(LocalDate) },
})

/** A contract that the buyer accepts, in one `locale`. Without a `stateProvince` it applies everywhere. */
export interface ProductContract extends Out<typeof productContractFields> {}
export const ProductContract: Schema<ProductContract> = productContractFields

const qualifyingDelegateFields = entity({
  stated: { type: AuthorizedUserType },
  assumed: { maximum: maybe(number), minimumAge: maybe(number), maximumAge: maybe(number) },
})

/** People who can be covered besides the owner: the maximum number, and the age range in years, inclusive. */
export interface QualifyingDelegate extends Out<typeof qualifyingDelegateFields> {}
export const QualifyingDelegate: Schema<QualifyingDelegate> = qualifyingDelegateFields

const stateVariantFields = entity({
  stated: { stateProvince: StateOrProvince },
  assumed: {
    id: text,
    friendlyNames: list(LocalizedEntry),
    benefits: list(ProductBenefit),
    contracts: list(ProductContract),
  },
})

/** The differences in one state or province. An empty list means no difference. */
export interface StateVariant extends Out<typeof stateVariantFields> {}
export const StateVariant: Schema<StateVariant> = stateVariantFields

const productTierFields = entity({
  stated: { name: text },
  assumed: {
    id: text,
    friendlyNames: list(LocalizedEntry),
    qualifyingDelegates: list(QualifyingDelegate),
    benefits: list(ProductBenefit),
    contracts: list(ProductContract),
    stateVariants: list(StateVariant),
  },
})

/** A tier of a product. `name` is internal; prices are part of offers. */
export interface ProductTier extends Out<typeof productTierFields> {}
export const ProductTier: Schema<ProductTier> = productTierFields

const productSupplementFields = entity({
  stated: { addOnKey: maybe(AddOnKey) },
  assumed: {
    id: text,
    name: text,
    friendlyNames: list(LocalizedEntry),
    tierIds: maybe(list(text)),
    requires: maybe(list(text)),
    contracts: list(ProductContract),
    stateVariants: list(StateVariant),
  },
})

/**
 * A supplement of a product, for the tiers in `tierIds`; without them, for any tier. It can only be bought together
 * with the supplements in `requires`.
 */
export interface ProductSupplement extends Out<typeof productSupplementFields> {}
export const ProductSupplement: Schema<ProductSupplement> = productSupplementFields

const stateProvinceRestrictionFields = entity({
  stated: { stateProvince: StateOrProvince, type: ProductRestrictionType },
  assumed: { id: text },
})

/** Whether the product can be sold in one state or province. */
export interface StateProvinceRestriction extends Out<typeof stateProvinceRestrictionFields> {}
export const StateProvinceRestriction: Schema<StateProvinceRestriction> = stateProvinceRestrictionFields
