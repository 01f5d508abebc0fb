import type * as products from '../../commerce/products.ts'
import type { Labels } from '../labels.ts'

export const ProductStatus = {
  CREATED: 'Créé',
  ACTIVE: 'Actif',
  INACTIVE: 'Inactif',
  DELETE: 'Supprimé',
} as const satisfies Labels<products.ProductStatus>

export const ProductAction = {
  CREATE: 'Produit créé',
  ACTIVATE: 'Produit activé',
  DEACTIVATE: 'Produit désactivé',
  DELETE: 'Produit supprimé',
  CHANGE: 'Produit modifié',
  BENEFITS_CHANGE: 'Avantages modifiés',
  CATEGORIES_CHANGE: 'Catégories modifiées',
  CONTRACT_CHANGE: 'Contrats modifiés',
  FRIENDLY_NAMES_CHANGE: 'Noms affichés modifiés',
  QUALIFYING_DELEGATES_CHANGE: 'Personnes pouvant être protégées modifiées',
  INTERNAL_NAME_CHANGE: 'Nom interne modifié',
  SUPPLEMENTS_CHANGE: 'Suppléments modifiés',
  PRODUCT_TIERS_CHANGE: 'Niveaux modifiés',
  PRODUCT_VERSIONED: 'Nouvelle version créée',
  STATE_PROVINCE_RESTRICTION_CHANGE: 'Restrictions par État ou province modifiées',
  UPDATING_MARKETING_DATA: 'Contenu promotionnel mis à jour',
  SUPPLEMENT_CONTRACT_CHANGE: 'Contrats des suppléments modifiés',
  UPDATE_AREA_OF_LAW_IDS: 'Domaines de droit mis à jour',
} as const satisfies Labels<products.ProductAction>

export const ProductRestrictionType = {
  NOT_ALLOWED: 'Non autorisé',
  ALLOWED: 'Autorisé',
} as const satisfies Labels<products.ProductRestrictionType>
