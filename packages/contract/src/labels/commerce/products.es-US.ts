import type * as products from '../../commerce/products.ts'
import type { Labels } from '../labels.ts'

export const ProductStatus = {
  CREATED: 'Creado',
  ACTIVE: 'Activo',
  INACTIVE: 'Inactivo',
  DELETE: 'Eliminado',
} as const satisfies Labels<products.ProductStatus>

export const ProductAction = {
  CREATE: 'Producto creado',
  ACTIVATE: 'Producto activado',
  DEACTIVATE: 'Producto desactivado',
  DELETE: 'Producto eliminado',
  CHANGE: 'Producto cambiado',
  BENEFITS_CHANGE: 'Beneficios cambiados',
  CATEGORIES_CHANGE: 'Categorías cambiadas',
  CONTRACT_CHANGE: 'Contratos cambiados',
  FRIENDLY_NAMES_CHANGE: 'Nombres visibles cambiados',
  QUALIFYING_DELEGATES_CHANGE: 'Personas que pueden estar cubiertas cambiadas',
  INTERNAL_NAME_CHANGE: 'Nombre interno cambiado',
  SUPPLEMENTS_CHANGE: 'Suplementos cambiados',
  PRODUCT_TIERS_CHANGE: 'Niveles cambiados',
  PRODUCT_VERSIONED: 'Nueva versión creada',
  STATE_PROVINCE_RESTRICTION_CHANGE: 'Restricciones por estado o provincia cambiadas',
  UPDATING_MARKETING_DATA: 'Contenido promocional actualizado',
  SUPPLEMENT_CONTRACT_CHANGE: 'Contratos de los suplementos cambiados',
  UPDATE_AREA_OF_LAW_IDS: 'Áreas legales actualizadas',
} as const satisfies Labels<products.ProductAction>

export const ProductRestrictionType = {
  NOT_ALLOWED: 'No permitido',
  ALLOWED: 'Permitido',
} as const satisfies Labels<products.ProductRestrictionType>
