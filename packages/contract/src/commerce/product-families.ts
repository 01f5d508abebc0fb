import { at, del, get, post } from '../operation.ts'
import { InternalName } from '../shared/internal-name.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { LocalizedText } from '../shared/localized.ts'
import { list } from '../wire.ts'
import { NewProductFamily, ProductFamilyRemoval } from './product-families.bodies.ts'
import { ProductFamily } from './product-families.entities.ts'
import { ProductFamilyAction, ProductFamilyStatus } from './product-families.enums.ts'

// Source: commerce, section 7, "Product families". All but the public reads are assumed to be for staff.

const shown = at('product-families', '/v1/public/productFamilies')
const staff = { access: 'internal', assumes: ['access'] } as const
const families = at('product-families', '/v1/productFamilies', staff)
const family = at('product-families', '/v1/productFamilies/{productFamilyId}', staff)

/** Public: needs no sign-in. */
export const listPublicProductFamilies = get(shown, '', { returns: list(ProductFamily) })
/** Public: needs no sign-in. */
export const getPublicProductFamily = get(shown, '{productFamilyId}', { returns: ProductFamily })

export const listProductFamilies = get(families, '', { returns: list(ProductFamily) })
export const createProductFamily = post(families, '', { body: NewProductFamily, returns: ProductFamily })
export const getProductFamily = get(family, '', { returns: ProductFamily })
/** In "GET and DELETE (query) /{id}", the query is assumed to belong to the DELETE. */
export const deleteProductFamily = del(family, '', { query: ProductFamilyRemoval })

export const updateProductFamilyStatus = post(family, 'updateStatus/{status}', {
  params: { status: ProductFamilyStatus },
  returns: ProductFamily,
})
export const addProductFamilyName = post(family, 'addName', { body: LocalizedText, returns: ProductFamily })
export const updateProductFamilyInternalName = post(family, 'updateInternalName', {
  body: InternalName,
  returns: ProductFamily,
})
export const updateProductFamilyName = post(family, 'updateName/{nameId}', {
  body: LocalizedText,
  returns: ProductFamily,
})
export const removeProductFamilyName = post(family, 'removeName/{nameId}', { returns: ProductFamily })
export const addProductFamilyDescription = post(family, 'addDescription', {
  body: LocalizedText,
  returns: ProductFamily,
})
export const updateProductFamilyDescription = post(family, 'updateDescription/{descId}', {
  body: LocalizedText,
  returns: ProductFamily,
})
export const removeProductFamilyDescription = post(family, 'removeDescription/{descId}', { returns: ProductFamily })

export const productFamilyJournal = journal('product-families', '/v1/productFamilies', ProductFamilyAction)
export const productFamilyMaxClock = maxClock('product-families', '/v1/productFamilies')

export { NewProductFamily, ProductFamily, ProductFamilyAction, ProductFamilyRemoval, ProductFamilyStatus }
export { productFamilyTransitions } from './product-families.transitions.ts'
