import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Offer: { one: 'Offre', many: 'Offres', about: 'Produits vendus ensemble à des prix fixés' },
  MerchandisedTier: { one: 'Niveau en vente', many: 'Niveaux en vente' },
  OfferPrice: { one: 'Prix', many: 'Prix' },
  OfferProduct: { one: 'Produit', many: 'Produits' },
  OfferSupplement: { one: 'Supplément', many: 'Suppléments' },
  SelectionProblem: { one: 'Problème', many: 'Problèmes' },
  SelectionVerdict: {
    one: 'Résultat de la vérification',
    many: 'Résultats des vérifications',
    about: 'Indique si les produits sélectionnés peuvent être achetés ensemble',
  },
  merchandisedTiers: { one: 'Niveau', many: 'Niveaux' },
  selections: { one: 'Produit sélectionné', many: 'Produits sélectionnés' },
  supplements: { one: 'Supplément', many: 'Suppléments' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Offer,
  about: 'Ce qui est vendu, où, à qui et à quel prix',
} as const satisfies Name

export const fields = {
  planIds: 'Forfaits de l’ancien système',
  initialListPrice: 'Prix de la première période',
  renewalListPrice: 'Prix au renouvellement',
  offerType: 'Type d’offre',
  productGroup: 'Groupe de produits',
  availableLocalities: 'Lieux de vente',
  availableInCountry: 'En vente dans ce pays',
  availableInMarket: 'En vente sur ce marché',
  availableInRegion: 'En vente dans cet État ou cette province',
  enrolledCount: 'Nombre de personnes inscrites',
  merchandisedTiers: 'Niveaux en vente',
  market: 'Marché',
  selections: 'Produits sélectionnés',
  alternativeTierIds: 'Niveaux offerts à la place',
  problems: 'Problèmes',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  availableLocalities: 'États et provinces où l’offre peut être achetée',
  initialListPrice: 'Facturé pour la première période de facturation',
  renewalListPrice: 'Facturé à partir de la deuxième période de facturation',
  productGroup: 'Les produits d’un groupe sont affichés ensemble',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addOfferProducts: 'Ajouter des produits',
  changeOfferOwner: 'Modifier le titulaire',
  createOffer: 'Créer une offre',
  deleteOffer: 'Supprimer l’offre',
  getOffer: 'Afficher l’offre',
  getOffersByIdList: 'Afficher les offres',
  grandfatherOffer: 'Réserver l’offre aux membres actuels',
  listOffers: 'Afficher les offres',
  makeOfferEnrollable: 'Ouvrir l’offre aux adhésions',
  makeOfferPendingApproval: 'Soumettre l’offre pour approbation',
  makeOfferReadyForSale: 'Mettre l’offre en vente',
  provisionOfferProductImmediately: 'Activer le produit immédiatement',
  provisionOfferProductOnFirstUse: 'Activer le produit à la première utilisation',
  updateOffer: 'Modifier l’offre',
  updateOfferAvailableLocalities: 'Modifier les lieux de vente',
  updateOfferProducts: 'Modifier les produits',
  validateOfferSelections: 'Vérifier les produits sélectionnés',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addOfferProducts: 'Produits ajoutés',
  changeOfferOwner: 'Titulaire modifié',
  createOffer: 'Offre créée',
  deleteOffer: 'Offre supprimée',
  grandfatherOffer: 'Offre réservée aux membres actuels',
  makeOfferEnrollable: 'Offre ouverte aux adhésions',
  makeOfferPendingApproval: 'Offre soumise pour approbation',
  makeOfferReadyForSale: 'Offre mise en vente',
  provisionOfferProductImmediately: 'Produit à activation immédiate',
  provisionOfferProductOnFirstUse: 'Produit activé à la première utilisation',
  updateOffer: 'Offre modifiée',
  updateOfferAvailableLocalities: 'Lieux de vente modifiés',
  updateOfferProducts: 'Produits modifiés',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createOffer,
  UPDATED: done.updateOffer,
  DELETED: done.deleteOffer,
  PRODUCTS_ADDED: done.addOfferProducts,
  PRODUCTS_UPDATED: done.updateOfferProducts,
  LOCALITIES_UPDATED: done.updateOfferAvailableLocalities,
  STATUS_CHANGED: 'État modifié',
  PROVISION_TYPE_CHANGED: 'Activation du produit modifiée',
  OWNER_CHANGED: done.changeOfferOwner,
  MIGRATED: 'Importée de l’ancien système',
} as const satisfies SameWords<typeof us.journal>
