import type * as associates from '../../partners/associates.ts'
import type { Labels } from '../labels.ts'

export const AssociateStatus = {
  ACTIVE: 'Actif',
  NEEDS_REVIEW: 'À vérifier',
  SUSPENDED: 'Suspendu',
  CANCELLED: 'Entente résiliée',
} as const satisfies Labels<associates.AssociateStatus>

export const CommissionPaymentFrequency = {
  DAILY: 'Chaque jour',
  WEEKLY: 'Chaque semaine',
  MONTHLY: 'Chaque mois',
} as const satisfies Labels<associates.CommissionPaymentFrequency>

export const AssociatePaymentMethod = {
  CHECK: 'Chèque',
  DIRECT_DEPOSIT: 'Dépôt direct',
} as const satisfies Labels<associates.AssociatePaymentMethod>

export const AssociateBalanceType = {
  CREDIT: 'Crédit',
  DEBIT: 'Débit',
  RESERVE: 'Réserve',
} as const satisfies Labels<associates.AssociateBalanceType>

export const CommissionPaymentStatus = {
  NORMAL: 'Versement normal',
  HELD_FOR_IRS: 'Retenue pour l’IRS',
  HELD_BY_ASSOCIATE: 'Retenue par l’associé',
  HELD_FOR_COMPLAINT: 'Retenue en raison d’une plainte',
  HELD_FOR_DECEASED: 'Retenue en raison d’un décès',
  HELD: 'Retenue',
} as const satisfies Labels<associates.CommissionPaymentStatus>

export const AssociatePlacementStatus = {
  AUTOMATIC: 'Automatique',
  MANUAL: 'Manuel',
} as const satisfies Labels<associates.AssociatePlacementStatus>

export const AssociateAddressType = {
  MAILING: 'Adresse postale',
} as const satisfies Labels<associates.AssociateAddressType>

/** Both spellings of one event have one name. */
export const AssociateAction = {
  CREATED: 'Associé créé',
  COMPENSATION_PLAN_CHANGE: 'Régime de rémunération modifié',
  COMPENSATION_PLAN_CHANGED: 'Régime de rémunération modifié',
  EFFECTIVE_DATE_CHANGE: 'Date d’entrée en vigueur modifiée',
  EFFECTIVE_DATE_CHANGED: 'Date d’entrée en vigueur modifiée',
  STATUS_CHANGE: 'État modifié',
  STATUS_CHANGED: 'État modifié',
  LEVEL_CHANGE: 'Niveau modifié',
  LEVEL_CHANGED: 'Niveau modifié',
  UPLINE_CHANGE: 'Lignée ascendante modifiée',
  UPLINE_CHANGED: 'Lignée ascendante modifiée',
  SPONSOR_CHANGE: 'Parrain modifié',
  SPONSOR_CHANGED: 'Parrain modifié',
  B2B_GEM_CHANGE: 'Niveau de gemme B2B modifié',
  B2B_GEM_CHANGED: 'Niveau de gemme B2B modifié',
  LEDGER_CHANGE: 'Compte de commissions modifié',
  LEDGER_CHANGED: 'Compte de commissions modifié',
  COMMISSION_PAYMENT_STATUS_CHANGE: 'État du versement des commissions modifié',
  COMMISSION_HOLD_STATUS_CHANGED: 'Retenue des commissions modifiée',
  SUBAGENT_ADDED: 'Sous-agent ajouté',
  SUBAGENT_REMOVED: 'Sous-agent retiré',
  TAX_ID_ADDED: 'Numéro fiscal ajouté',
  TAX_ID_REMOVED: 'Numéro fiscal retiré',
  COMMISSION_PREFERENCES_CHANGES: 'Préférences de commission modifiées',
  ADDRESS_ADDED: 'Adresse ajoutée',
  ADDRESS_UPDATED: 'Adresse mise à jour',
  OWNER_CHANGED: 'Titulaire modifié',
  DELETED: 'Associé supprimé',
  EXECUTIVE_DIRECTOR_CHANGED: 'Directeur exécutif modifié',
  SENIOR_DIRECTOR_CHANGED: 'Directeur principal modifié',
  ENTITLEMENT_CHANGED: 'Avantage modifié',
  PLACEMENT_STATUS_CHANGED: 'Placement modifié',
  BROKER_QUALIFIED_CHANGED: 'Qualification de courtier modifiée',
  UPLINE_ASSOCIATE_CHANGED: 'Associé de la lignée ascendante modifié',
  UPDATE_CONTENT_TEAM: 'Équipe de contenu modifiée',
} as const satisfies Labels<associates.AssociateAction>
