import { at, del, get, post, put } from '../operation.ts'
import { InternalName } from '../shared/internal-name.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { LocalizedText } from '../shared/localized.ts'
import { list } from '../wire.ts'
import {
  ProductAreaOfLawId,
  ProductAreaOfLawIds,
  ProductBenefits,
  ProductCategories,
  ProductContractDraft,
  ProductContracts,
  ProductDefinition,
  ProductFriendlyNames,
  ProductMarketingData,
  ProductQualifyingDelegates,
  ProductSupplements,
  ProductTiers,
  StateProvinceRestrictionDraft,
  StateProvinceRestrictions,
  StateVariantDraft,
} from './products.bodies.ts'
import { Product } from './products.entities.ts'
import { ProductAction, ProductRestrictionType, ProductStatus } from './products.enums.ts'
import {
  ProductBenefit,
  ProductContract,
  ProductSupplement,
  ProductTier,
  QualifyingDelegate,
  StateProvinceRestriction,
  StateVariant,
} from './products.parts.ts'

// Source: commerce, section 7, "Products". Permission to change the catalogue is not shown; assumed to be for staff.

const products = at('products', '/v1/products')
const product = at('products', '/v1/products/{productId}')
const staff = { access: 'internal', assumes: ['access'] } as const
const editedProducts = at('products', '/v1/products', staff)
const edited = at('products', '/v1/products/{productId}', staff)

export const listProducts = get(products, '', { returns: list(Product) })
export const createProduct = post(editedProducts, '', { body: ProductDefinition, returns: Product })
export const getProduct = get(product, '', { returns: Product })
export const updateProduct = put(edited, '', { body: ProductDefinition, returns: Product })
export const deleteProduct = del(edited, '')
export const activateProduct = post(edited, 'activate', { returns: Product })
export const deactivateProduct = post(edited, 'deactivate', { returns: Product })

export const updateProductBenefits = post(edited, 'updateProductBenefits', { body: ProductBenefits, returns: Product })
export const updateProductSupplements = post(edited, 'updateSupplements', {
  body: ProductSupplements,
  returns: Product,
})
export const updateProductFriendlyNames = post(edited, 'updateFriendlyNames', {
  body: ProductFriendlyNames,
  returns: Product,
})
export const updateProductQualifyingDelegates = post(edited, 'updateQualifyingDelegates', {
  body: ProductQualifyingDelegates,
  returns: Product,
})
export const updateProductCategories = post(edited, 'updateCategories', { body: ProductCategories, returns: Product })
export const updateProductMarketingData = post(edited, 'updateMarketingData', {
  body: ProductMarketingData,
  returns: Product,
})
export const updateProductContracts = post(edited, 'updateContracts', { body: ProductContracts, returns: Product })
export const updateProductTiers = post(edited, 'updateProductTiers', { body: ProductTiers, returns: Product })
export const updateProductStateProvinceRestrictions = post(edited, 'updateStateProvinceRestrictions', {
  body: StateProvinceRestrictions,
  returns: Product,
})
export const updateProductAreaOfLawIds = post(edited, 'updateAreaOfLawIds', {
  body: ProductAreaOfLawIds,
  returns: Product,
})

export const updateProductInternalName = post(edited, 'updateInternalName', { query: InternalName, returns: Product })
export const addProductAreaOfLawId = post(edited, 'addAreaOfLawId', { query: ProductAreaOfLawId, returns: Product })
export const removeProductAreaOfLawId = post(edited, 'removeAreaOfLawId/{areaOfLawId}', { returns: Product })

// The specification lists the operations below by what they add and remove. Their paths are assumed after
// `removeAreaOfLawId/{id}`: the removed entry, and the tier or supplement it belongs to, are path parameters.
const inParts = { access: 'internal', assumes: ['path', 'access'] } as const
const parts = at('products', '/v1/products/{productId}', inParts)

/** Adds a benefit with its `limit`, as in the list of all benefits. */
export const addProductBenefit = post(parts, 'addBenefit', { body: ProductBenefit, returns: Product })
export const removeProductBenefit = post(parts, 'removeBenefit/{benefitId}', { returns: Product })
export const addProductContract = post(parts, 'addContract', { body: ProductContractDraft, returns: Product })
export const removeProductContract = post(parts, 'removeContract/{contractId}', { returns: Product })
export const addProductFriendlyName = post(parts, 'addFriendlyName', { body: LocalizedText, returns: Product })
export const removeProductFriendlyName = post(parts, 'removeFriendlyName/{friendlyNameId}', { returns: Product })
export const addProductTierContract = post(parts, 'addTierContract/{tierId}', {
  body: ProductContractDraft,
  returns: Product,
})
export const removeProductTierContract = post(parts, 'removeTierContract/{tierId}/{contractId}', { returns: Product })
export const addProductSupplementContract = post(parts, 'addSupplementContract/{supplementId}', {
  body: ProductContractDraft,
  returns: Product,
})
export const removeProductSupplementContract = post(parts, 'removeSupplementContract/{supplementId}/{contractId}', {
  returns: Product,
})
export const addProductStateVariant = post(parts, 'addStateVariant', { body: StateVariantDraft, returns: Product })
export const removeProductStateVariant = post(parts, 'removeStateVariant/{stateVariantId}', { returns: Product })
export const addProductTierStateVariant = post(parts, 'addTierStateVariant/{tierId}', {
  body: StateVariantDraft,
  returns: Product,
})
export const removeProductTierStateVariant = post(parts, 'removeTierStateVariant/{tierId}/{stateVariantId}', {
  returns: Product,
})
export const addProductSupplementStateVariant = post(parts, 'addSupplementStateVariant/{supplementId}', {
  body: StateVariantDraft,
  returns: Product,
})
export const removeProductSupplementStateVariant = post(
  parts,
  'removeSupplementStateVariant/{supplementId}/{stateVariantId}',
  { returns: Product },
)
export const addProductStateProvinceRestriction = post(parts, 'addStateProvinceRestriction', {
  body: StateProvinceRestrictionDraft,
  returns: Product,
})
export const removeProductStateProvinceRestriction = post(parts, 'removeStateProvinceRestriction/{restrictionId}', {
  returns: Product,
})

/** Creates the next version of a product: assumed to have no body. */
export const versionProduct = post(edited, 'versionProduct', { returns: Product })
export const getProductVersion = get(product, 'productVersion/{version}', { returns: Product })

export const productJournal = journal('products', '/v1/products', ProductAction)
export const productMaxClock = maxClock('products', '/v1/products')

export {
  Product,
  ProductAction,
  ProductAreaOfLawId,
  ProductAreaOfLawIds,
  ProductBenefit,
  ProductBenefits,
  ProductCategories,
  ProductContract,
  ProductContractDraft,
  ProductContracts,
  ProductDefinition,
  ProductFriendlyNames,
  ProductMarketingData,
  ProductQualifyingDelegates,
  ProductRestrictionType,
  ProductStatus,
  ProductSupplement,
  ProductSupplements,
  ProductTier,
  ProductTiers,
  QualifyingDelegate,
  StateProvinceRestriction,
  StateProvinceRestrictionDraft,
  StateProvinceRestrictions,
  StateVariant,
  StateVariantDraft,
}
export { productTransitions } from './products.transitions.ts'
