import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  OfferMap: {
    one: 'Table des offres',
    many: 'Tables des offres',
    about: 'Associe les produits d’une offre aux forfaits de l’ancien système',
  },
  OfferMapProduct: { one: 'Produit', many: 'Produits' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.OfferMap,
  about: 'Le forfait de l’ancien système qui correspond à chaque produit d’une offre',
} as const satisfies Name

export const fields = {
  offerMapId: 'Table des offres',
  alignments: 'Correspondances avec les forfaits',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addOfferMapProduct: 'Ajouter un produit',
  createOfferMap: 'Créer une table des offres',
  deleteOfferMap: 'Supprimer la table des offres',
  getOfferMap: 'Afficher la table des offres',
  getOfferMapsByIdList: 'Afficher les tables des offres',
  listOfferMaps: 'Afficher les tables des offres',
  mapOfferToPlans: 'Associer les produits aux forfaits',
  removeOfferMapProduct: 'Retirer le produit',
  updateOfferMapProduct: 'Modifier le produit',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addOfferMapProduct: 'Produit ajouté',
  createOfferMap: 'Table des offres créée',
  deleteOfferMap: 'Table des offres supprimée',
  mapOfferToPlans: 'Produits associés aux forfaits',
  removeOfferMapProduct: 'Produit retiré',
  updateOfferMapProduct: 'Produit modifié',
} as const satisfies SameWords<typeof us.done>

export { OfferMapAction as journal } from '../../labels/commerce/offer-maps.fr-CA.ts'
