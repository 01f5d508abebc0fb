import type * as productFamilies from '../../commerce/product-families.ts'
import type { Labels } from '../labels.ts'

export const ProductFamilyStatus = {
  ACTIVE: 'Activa',
  CANCELED: 'Cancelada',
  DELETED: 'Eliminada',
} as const satisfies Labels<productFamilies.ProductFamilyStatus>

export const ProductFamilyAction = {
  CREATED: 'Familia de productos creada',
  DELETED: 'Familia de productos eliminada',
  UPDATE_INTERNAL_NAME: 'Nombre interno actualizado',
  UPDATE_STATUS: 'Estado actualizado',
  UPDATE_NAMES: 'Nombres actualizados',
  UPDATE_DESCRIPTIONS: 'Descripciones actualizadas',
} as const satisfies Labels<productFamilies.ProductFamilyAction>
