import type * as productFamilies from '../../commerce/product-families.ts'
import type { Labels } from '../labels.ts'

export const ProductFamilyStatus = {
  ACTIVE: 'Active',
  CANCELED: 'Annulée',
  DELETED: 'Supprimée',
} as const satisfies Labels<productFamilies.ProductFamilyStatus>

export const ProductFamilyAction = {
  CREATED: 'Famille de produits créée',
  DELETED: 'Famille de produits supprimée',
  UPDATE_INTERNAL_NAME: 'Nom interne mis à jour',
  UPDATE_STATUS: 'État mis à jour',
  UPDATE_NAMES: 'Noms mis à jour',
  UPDATE_DESCRIPTIONS: 'Descriptions mises à jour',
} as const satisfies Labels<productFamilies.ProductFamilyAction>
