import type * as marketing from '../../shared/marketing.ts'
import type { Labels } from '../labels.ts'

export const MarketingApprovalStatus = {
  NO_PENDING: 'Rien à approuver',
  PENDING: 'En attente d’approbation',
  APPROVED: 'Approbation accordée',
  DECLINED: 'Approbation refusée',
} as const satisfies Labels<marketing.MarketingApprovalStatus>

export const MarketingDecision = {
  APPROVED: 'Approbation accordée',
  REJECTED: 'Approbation refusée',
} as const satisfies Labels<marketing.MarketingDecision>

/** Both spellings of one status have one name. */
export const MarketingStatus = {
  ACTIVE: 'Actif',
  CANCELLED: 'Annulé',
  CANCELED: 'Annulé',
  DELETED: 'Supprimé',
  SUSPENDED: 'Suspendu',
  NEEDS_REVIEW: 'À vérifier',
} as const satisfies Labels<marketing.MarketingStatus>

/** Both spellings of one event have one name. */
export const MarketingAction = {
  CREATED: 'Profil créé',
  CHANGED: 'Profil modifié',
  CANCELLED: 'Profil annulé',
  CHANGE_OWNER: 'Titulaire modifié',
  DELETED: 'Profil supprimé',
  UPDATE_STATUS: 'État modifié',
  PENDING_APPROVAL: 'Soumis pour approbation',
  APPROVED_PHOTO: 'Photo approuvée',
  APPROVED_NAMES: 'Noms approuvés',
  REJECTED_PHOTO: 'Photo refusée',
  REJECTED_NAMES: 'Noms refusés',
  DELETED_PHOTO: 'Photo supprimée',
  UPDATED: 'Profil mis à jour',
  CARD_UPDATED: 'Carte mise à jour',
  PRODUCT_MARKETING_UPDATED: 'Marketing des produits mis à jour',
  SITENAME_UPDATED: 'Nom du site mis à jour',
  MARKETING_PAGES_UPDATED: 'Pages de marketing mises à jour',
  CHANGE_IDENTITYID: 'Personne modifiée',
  SUSPEND: 'Profil suspendu',
  NEEDS_REVIEW: 'Profil à vérifier',
  ACTIVATE: 'Profil activé',
  CANCELED: 'Profil annulé',
} as const satisfies Labels<marketing.MarketingAction>
