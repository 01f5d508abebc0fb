import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  AssociateMarketing: {
    one: 'Profil de marketing',
    many: 'Profils de marketing',
    about: 'Site d’un associé et sa carte',
  },
  SiteNameCheck: {
    one: 'Vérification du nom de site',
    many: 'Vérifications de noms de site',
    about: 'Indique si un nom de site est disponible',
  },
  AssociateMarketingCard: { one: 'Carte', many: 'Cartes' },
  AssociateMarketingLink: { one: 'Lien', many: 'Liens' },
  AssociateMarketingPage: { one: 'Page de marketing', many: 'Pages de marketing' },
  AssociateProductMarketing: { one: 'Marketing de produit', many: 'Marketing des produits' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.AssociateMarketing,
  about: 'Sites des associés, avec leur carte, leurs pages et leurs produits',
} as const satisfies Name

export const fields = {
  pendingCard: 'Carte en attente d’approbation',
  avatarUrl: 'Photo',
  productMarketing: 'Marketing des produits',
  marketingPages: 'Pages de marketing',
  about: 'Présentation de l’associé',
  isShown: 'Affiché',
  isAvailable: 'Disponible',
  suggestions: 'Suggestions',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  activateAssociateMarketing: 'Activer le profil de marketing',
  cancelAssociateMarketing: 'Annuler le profil de marketing',
  changeAssociateMarketingIdentityId: 'Transférer à une autre personne',
  checkSiteName: 'Vérifier si un nom de site est disponible',
  deleteAssociateMarketingAvatarUrl: 'Supprimer la photo',
  findAssociateMarketingByOwner: 'Rechercher un profil de marketing par titulaire',
  getAssociateMarketing: 'Afficher le profil de marketing',
  markAssociateMarketingNeedsReview: 'Marquer le profil à vérifier',
  releaseSiteName: 'Libérer le nom du site',
  suspendAssociateMarketing: 'Suspendre le profil de marketing',
  updateAssociateMarketingCard: 'Modifier la carte',
  updateAssociateMarketingPages: 'Modifier les pages de marketing',
  updateAssociateMarketingPendingCard: 'Modifier la carte en attente d’approbation',
  updateAssociateMarketingSitename: 'Modifier le nom du site',
  updateAssociateProductMarketing: 'Modifier le marketing des produits',
} as const satisfies SameWords<typeof us.actions>

export const consequences = {
  releaseSiteName: 'Un autre associé pourra prendre ce nom de site.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateAssociateMarketing: 'Profil de marketing activé',
  cancelAssociateMarketing: 'Profil de marketing annulé',
  changeAssociateMarketingIdentityId: 'Profil transféré à une autre personne',
  deleteAssociateMarketingAvatarUrl: 'Photo supprimée',
  markAssociateMarketingNeedsReview: 'Profil à vérifier',
  releaseSiteName: 'Nom du site libéré',
  suspendAssociateMarketing: 'Profil de marketing suspendu',
  updateAssociateMarketingCard: 'Carte modifiée',
  updateAssociateMarketingPages: 'Pages de marketing modifiées',
  updateAssociateMarketingPendingCard: 'Carte en attente d’approbation modifiée',
  updateAssociateMarketingSitename: 'Nom du site modifié',
  updateAssociateProductMarketing: 'Marketing des produits modifié',
} as const satisfies SameWords<typeof us.done>

export { MarketingAction as journal } from '../../labels/shared/marketing.fr-CA.ts'
