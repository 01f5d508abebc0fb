import { AddOnKey, ProductCategory } from '../shared/catalogue.ts'
import { LocalDate } from '../shared/dates.ts'
import { LocalizedText, MarketingData } from '../shared/localized.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { ProductRestrictionType } from './products.enums.ts'
import { ProductBenefit, QualifyingDelegate } from './products.parts.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): the shapes are assumed. In a list
// that replaces another, entries with an `id` are kept and entries without one are new.

const productDefinitionFields = assumed({
  internalName: text,
  productFamilyId: maybe(text),
  friendlyNames: maybe(list(LocalizedText)),
  categories: maybe(list(ProductCategory)),
  qualifyingDelegates: maybe(list(QualifyingDelegate)),
  marketingData: maybe(list(MarketingData)),
  areaOfLawIds: maybe(list(text)),
})

/** A new product, or the replacement of one. Operations of their own set its other parts. */
export interface ProductDefinition extends Out<typeof productDefinitionFields> {}
export const ProductDefinition: Schema<ProductDefinition> = productDefinitionFields

const productBenefitsFields = assumed({ benefits: list(ProductBenefit) })

/** The benefits of a product. Replaces the whole list. */
export interface ProductBenefits extends Out<typeof productBenefitsFields> {}
export const ProductBenefits: Schema<ProductBenefits> = productBenefitsFields

const productSupplementDraftFields = assumed({
  id: maybe(text),
  name: text,
  addOnKey: maybe(AddOnKey),
  friendlyNames: maybe(list(LocalizedText)),
  tierIds: maybe(list(text)),
  requires: maybe(list(text)),
})
const productSupplementsFields = assumed({ supplements: list(productSupplementDraftFields) })

/** The supplements of a product. Replaces the whole list. */
export interface ProductSupplements extends Out<typeof productSupplementsFields> {}
export const ProductSupplements: Schema<ProductSupplements> = productSupplementsFields

const productFriendlyNamesFields = assumed({ friendlyNames: list(LocalizedText) })

/** The member-facing names of a product, one per locale. */
export interface ProductFriendlyNames extends Out<typeof productFriendlyNamesFields> {}
export const ProductFriendlyNames: Schema<ProductFriendlyNames> = productFriendlyNamesFields

const productQualifyingDelegatesFields = assumed({ qualifyingDelegates: list(QualifyingDelegate) })

/** The people who can be covered besides the owner. Replaces the whole list. */
export interface ProductQualifyingDelegates extends Out<typeof productQualifyingDelegatesFields> {}
export const ProductQualifyingDelegates: Schema<ProductQualifyingDelegates> = productQualifyingDelegatesFields

const productCategoriesFields = assumed({ categories: list(ProductCategory) })

/** The categories of a product. Replaces the whole list. */
export interface ProductCategories extends Out<typeof productCategoriesFields> {}
export const ProductCategories: Schema<ProductCategories> = productCategoriesFields

const productMarketingDataFields = assumed({ marketingData: list(MarketingData) })

/** The marketing texts of a product, one per locale. */
export interface ProductMarketingData extends Out<typeof productMarketingDataFields> {}
export const ProductMarketingData: Schema<ProductMarketingData> = productMarketingDataFields

const productContractDraftFields = assumed({
  id: maybe(text),
  name: text,
  locale: text,
  stateProvince: maybe(StateOrProvince),
  documentUrl: maybe(text),
  effectiveOn: maybe(LocalDate),
})

/** A contract to add to a product, tier or supplement. */
export interface ProductContractDraft extends Out<typeof productContractDraftFields> {}
export const ProductContractDraft: Schema<ProductContractDraft> = productContractDraftFields

const productContractsFields = assumed({ contracts: list(ProductContractDraft) })

/** The contracts of a product. Replaces the whole list. */
export interface ProductContracts extends Out<typeof productContractsFields> {}
export const ProductContracts: Schema<ProductContracts> = productContractsFields

const productTierDraftFields = assumed({
  id: maybe(text),
  name: text,
  friendlyNames: maybe(list(LocalizedText)),
  qualifyingDelegates: maybe(list(QualifyingDelegate)),
  benefits: maybe(list(ProductBenefit)),
})
const productTiersFields = assumed({ productTiers: list(productTierDraftFields) })

/** The tiers of a product. Replaces the whole list. */
export interface ProductTiers extends Out<typeof productTiersFields> {}
export const ProductTiers: Schema<ProductTiers> = productTiersFields

const stateProvinceRestrictionDraftFields = assumed({ stateProvince: StateOrProvince, type: ProductRestrictionType })

/** Whether the product can be sold in one state or province. */
export interface StateProvinceRestrictionDraft extends Out<typeof stateProvinceRestrictionDraftFields> {}
export const StateProvinceRestrictionDraft: Schema<StateProvinceRestrictionDraft> = stateProvinceRestrictionDraftFields

const stateProvinceRestrictionsFields = assumed({ stateProvinceRestrictions: list(StateProvinceRestrictionDraft) })

/** The restrictions of a product. Replaces the whole list. */
export interface StateProvinceRestrictions extends Out<typeof stateProvinceRestrictionsFields> {}
export const StateProvinceRestrictions: Schema<StateProvinceRestrictions> = stateProvinceRestrictionsFields

const stateVariantDraftFields = assumed({
  stateProvince: StateOrProvince,
  friendlyNames: maybe(list(LocalizedText)),
  benefits: maybe(list(ProductBenefit)),
  contracts: maybe(list(ProductContractDraft)),
})

/** The differences of a product, tier or supplement in one state or province. */
export interface StateVariantDraft extends Out<typeof stateVariantDraftFields> {}
export const StateVariantDraft: Schema<StateVariantDraft> = stateVariantDraftFields

const productAreaOfLawIdsFields = assumed({ areaOfLawIds: list(text) })

/** The areas of law of a product. Replaces the whole list. */
export interface ProductAreaOfLawIds extends Out<typeof productAreaOfLawIdsFields> {}
export const ProductAreaOfLawIds: Schema<ProductAreaOfLawIds> = productAreaOfLawIdsFields

const productAreaOfLawIdFields = assumed({ areaOfLawId: text })

/** An area of law to add to a product. */
export interface ProductAreaOfLawId extends Out<typeof productAreaOfLawIdFields> {}
export const ProductAreaOfLawId: Schema<ProductAreaOfLawId> = productAreaOfLawIdFields
