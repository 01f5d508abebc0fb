import type * as productFamilies from '../../commerce/product-families.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  ProductFamily: { one: 'Product family', many: 'Product families', about: 'Products that are shown together' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.ProductFamily,
  about: 'Products grouped for shoppers, with names in each language',
} as const satisfies Name

export const fields = {
  descId: 'Description',
  nameId: 'Name',
  replacementFamilyId: 'Replacement product family',
} as const satisfies FieldWords

export const actions = {
  addProductFamilyDescription: 'Add description',
  addProductFamilyName: 'Add name',
  createProductFamily: 'Create product family',
  deleteProductFamily: 'Delete product family',
  getProductFamily: 'View product family',
  getPublicProductFamily: 'View product family',
  listProductFamilies: 'View product families',
  listPublicProductFamilies: 'View public product families',
  removeProductFamilyDescription: 'Remove description',
  removeProductFamilyName: 'Remove name',
  updateProductFamilyDescription: 'Change description',
  updateProductFamilyInternalName: 'Change internal name',
  updateProductFamilyName: 'Change name',
  updateProductFamilyStatus: 'Change status',
} as const satisfies ActionWords<typeof productFamilies>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addProductFamilyDescription: 'Description added',
  addProductFamilyName: 'Name added',
  createProductFamily: 'Product family created',
  deleteProductFamily: 'Product family deleted',
  removeProductFamilyDescription: 'Description removed',
  removeProductFamilyName: 'Name removed',
  updateProductFamilyDescription: 'Description changed',
  updateProductFamilyInternalName: 'Internal name changed',
  updateProductFamilyName: 'Name changed',
  updateProductFamilyStatus: 'Status changed',
} as const satisfies ActionWords<typeof productFamilies>

export { ProductFamilyAction as journal } from '../../labels/commerce/product-families.en-US.ts'
