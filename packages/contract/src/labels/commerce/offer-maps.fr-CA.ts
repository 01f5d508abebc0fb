import type * as offerMaps from '../../commerce/offer-maps.ts'
import type { Labels } from '../labels.ts'

export const OfferMapAction = {
  CREATED: 'Table des offres créée',
  UPDATED: 'Table des offres mise à jour',
  PRODUCT_ADDED: 'Produit ajouté',
  PRODUCT_UPDATED: 'Produit mis à jour',
  PRODUCT_ALIGNED: 'Produit associé à un plan',
  PRODUCT_DELETED: 'Produit retiré',
  DELETED: 'Table des offres supprimée',
} as const satisfies Labels<offerMaps.OfferMapAction>
