import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ProductFamily: {
    one: 'Familia de productos',
    many: 'Familias de productos',
    about: 'Productos que se muestran juntos',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ProductFamily,
  about: 'Productos agrupados para los compradores, con sus nombres en cada idioma',
} as const satisfies Name

export const fields = {
  descId: 'Descripción',
  nameId: 'Nombre',
  replacementFamilyId: 'Familia de productos de reemplazo',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addProductFamilyDescription: 'Agregar una descripción',
  addProductFamilyName: 'Agregar un nombre',
  createProductFamily: 'Crear una familia de productos',
  deleteProductFamily: 'Eliminar la familia de productos',
  getProductFamily: 'Ver la familia de productos',
  getPublicProductFamily: 'Ver la familia de productos',
  listProductFamilies: 'Ver las familias de productos',
  listPublicProductFamilies: 'Ver las familias de productos públicas',
  removeProductFamilyDescription: 'Quitar la descripción',
  removeProductFamilyName: 'Quitar el nombre',
  updateProductFamilyDescription: 'Cambiar la descripción',
  updateProductFamilyInternalName: 'Cambiar el nombre interno',
  updateProductFamilyName: 'Cambiar el nombre',
  updateProductFamilyStatus: 'Cambiar el estado',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addProductFamilyDescription: 'Descripción agregada',
  addProductFamilyName: 'Nombre agregado',
  createProductFamily: 'Familia de productos creada',
  deleteProductFamily: 'Familia de productos eliminada',
  removeProductFamilyDescription: 'Descripción quitada',
  removeProductFamilyName: 'Nombre quitado',
  updateProductFamilyDescription: 'Descripción cambiada',
  updateProductFamilyInternalName: 'Nombre interno cambiado',
  updateProductFamilyName: 'Nombre cambiado',
  updateProductFamilyStatus: 'Estado cambiado',
} as const satisfies SameWords<typeof us.done>

export { ProductFamilyAction as journal } from '../../labels/commerce/product-families.es-US.ts'
