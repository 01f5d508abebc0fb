import { AddOnKey, ProductCategory } from '../shared/catalogue.ts'
import { LocalDate } from '../shared/dates.ts'
import { LocalizedText, MarketingData } from '../shared/localized.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { ProductRestrictionType } from './products.enums.ts'
import { ProductBenefit, QualifyingDelegate } from './products.parts.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): the shapes here are ours. A draft
// in a list that replaces another keeps its `id`; one without is new.

const productDefinitionFields = assumed({
  internalName: text,
  productFamilyId: maybe(text),
  friendlyNames: maybe(list(LocalizedText)),
  categories: maybe(list(ProductCategory)),
  qualifyingDelegates: maybe(list(QualifyingDelegate)),
  marketingData: maybe(list(MarketingData)),
  areaOfLawIds: maybe(list(text)),
})

/** A product to create, or what takes the place of one. Its other parts have calls of their own. */
export interface ProductDefinition extends Out<typeof productDefinitionFields> {}
export const ProductDefinition: Schema<ProductDefinition> = productDefinitionFields

const productBenefitsFields = assumed({ benefits: list(ProductBenefit) })

/** All benefits of the product. */
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

/** All supplements of the product. */
export interface ProductSupplements extends Out<typeof productSupplementsFields> {}
export const ProductSupplements: Schema<ProductSupplements> = productSupplementsFields

const productFriendlyNamesFields = assumed({ friendlyNames: list(LocalizedText) })

/** What members call the product, once for each locale. */
export interface ProductFriendlyNames extends Out<typeof productFriendlyNamesFields> {}
export const ProductFriendlyNames: Schema<ProductFriendlyNames> = productFriendlyNamesFields

const productQualifyingDelegatesFields = assumed({ qualifyingDelegates: list(QualifyingDelegate) })

/** All who may be covered beside the owner. */
export interface ProductQualifyingDelegates extends Out<typeof productQualifyingDelegatesFields> {}
export const ProductQualifyingDelegates: Schema<ProductQualifyingDelegates> = productQualifyingDelegatesFields

const productCategoriesFields = assumed({ categories: list(ProductCategory) })

/** All categories the product is found under. */
export interface ProductCategories extends Out<typeof productCategoriesFields> {}
export const ProductCategories: Schema<ProductCategories> = productCategoriesFields

const productMarketingDataFields = assumed({ marketingData: list(MarketingData) })

/** How the product is praised, once for each locale. */
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

/** A contract to add, to a product, a tier or a supplement. */
export interface ProductContractDraft extends Out<typeof productContractDraftFields> {}
export const ProductContractDraft: Schema<ProductContractDraft> = productContractDraftFields

const productContractsFields = assumed({ contracts: list(ProductContractDraft) })

/** All contracts of the product. */
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

/** All tiers of the product. */
export interface ProductTiers extends Out<typeof productTiersFields> {}
export const ProductTiers: Schema<ProductTiers> = productTiersFields

const stateProvinceRestrictionDraftFields = assumed({ stateProvince: StateOrProvince, type: ProductRestrictionType })

/** Whether the product may be sold in one state or province. */
export interface StateProvinceRestrictionDraft extends Out<typeof stateProvinceRestrictionDraftFields> {}
export const StateProvinceRestrictionDraft: Schema<StateProvinceRestrictionDraft> = stateProvinceRestrictionDraftFields

const stateProvinceRestrictionsFields = assumed({ stateProvinceRestrictions: list(StateProvinceRestrictionDraft) })

/** All restrictions of the product. */
export interface StateProvinceRestrictions extends Out<typeof stateProvinceRestrictionsFields> {}
export const StateProvinceRestrictions: Schema<StateProvinceRestrictions> = stateProvinceRestrictionsFields

const stateVariantDraftFields = assumed({
  stateProvince: StateOrProvince,
  friendlyNames: maybe(list(LocalizedText)),
  benefits: maybe(list(ProductBenefit)),
  contracts: maybe(list(ProductContractDraft)),
})

/** What is to be different in one state or province, for a product, a tier or a supplement. */
export interface StateVariantDraft extends Out<typeof stateVariantDraftFields> {}
export const StateVariantDraft: Schema<StateVariantDraft> = stateVariantDraftFields

const productAreaOfLawIdsFields = assumed({ areaOfLawIds: list(text) })

/** All areas of law the product helps with. */
export interface ProductAreaOfLawIds extends Out<typeof productAreaOfLawIdsFields> {}
export const ProductAreaOfLawIds: Schema<ProductAreaOfLawIds> = productAreaOfLawIdsFields

const productAreaOfLawIdFields = assumed({ areaOfLawId: text })

/** One more area of law the product helps with. */
export interface ProductAreaOfLawId extends Out<typeof productAreaOfLawIdFields> {}
export const ProductAreaOfLawId: Schema<ProductAreaOfLawId> = productAreaOfLawIdFields
