import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Associate: { one: 'Associé', many: 'Associés', about: 'Vendeur indépendant et sa place dans le réseau' },
  AssociateAddress: { one: 'Adresse', many: 'Adresses' },
  AssociateBalance: { one: 'Solde', many: 'Soldes' },
  AssociateEntitlement: { one: 'Protection', many: 'Protections' },
  AssociateLedger: { one: 'Compte de commissions', many: 'Comptes de commissions' },
  AssociateTaxId: { one: 'Numéro fiscal', many: 'Numéros fiscaux' },
  CommissionPreferences: { one: 'Préférences de commission', many: 'Préférences de commission' },
  NetworkPlace: { one: 'Associé du réseau', many: 'Associés du réseau' },
  SubAgent: { one: 'Sous-agent', many: 'Sous-agents' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Associate,
  about: 'Personnes qui vendent des forfaits, avec leur réseau, leur niveau et leurs commissions',
} as const satisfies Name

export const fields = {
  compensationPlan: 'Régime de rémunération',
  upline: 'Associé en amont',
  sponsor: 'Parrain',
  ledger: 'Compte de commissions',
  commissionPaymentStatus: 'Versement des commissions',
  commissionPreferences: 'Préférences de commission',
  subAgents: 'Sous-agents',
  taxIds: 'Numéros fiscaux',
  executiveDirector: 'Directeur exécutif',
  seniorDirector: 'Directeur principal',
  placementStatus: 'Placement',
  brokerQualified: 'Qualification de courtier',
  contentTeam: 'Équipe de contenu',
  commissionHoldReason: 'Motif de la retenue des commissions',
  downline: 'Lignée descendante',
  balances: 'Soldes',
  paymentFrequency: 'Fréquence des versements',
  balanceType: 'Solde',
  uplineId: 'Associé en amont',
  subAgentId: 'Sous-agent',
  taxIdId: 'Numéro fiscal',
  'CommissionPreferences.paymentMethod': 'Mode de versement',
  number: 'Numéro d’associé',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  number: 'Numéro que connaît l’associé',
  agreementId: 'Désigne l’associé dans tous les systèmes',
  brokerQualified: 'Titulaire d’un permis donnant droit aux commissions de courtier',
  upline: 'Associé immédiatement au-dessus',
  sponsor: 'Associé qui l’a recruté',
  commissionPaymentStatus: 'Les commissions retenues sont versées à la fin de la retenue',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addAssociateAddress: 'Ajouter une adresse',
  addAssociateSubAgent: 'Ajouter un sous-agent',
  addAssociateTaxId: 'Ajouter un numéro fiscal',
  changeAssociateBrokerQualified: 'Modifier la qualification de courtier',
  changeAssociateCommissionPaymentStatus: 'Modifier le versement des commissions',
  changeAssociateCommissionPreferences: 'Modifier les préférences de commission',
  changeAssociateCompensationPlan: 'Modifier le régime de rémunération',
  changeAssociateEffectiveDate: 'Modifier la date d’entrée en vigueur',
  changeAssociateEntitlement: 'Modifier la protection',
  changeAssociateExecutiveDirector: 'Modifier le directeur exécutif',
  changeAssociateLedger: 'Modifier le compte de commissions',
  changeAssociateLevel: 'Modifier le niveau',
  changeAssociateOwner: 'Modifier le titulaire',
  changeAssociatePlacementStatus: 'Modifier le placement',
  changeAssociateSeniorDirector: 'Modifier le directeur principal',
  changeAssociateSponsor: 'Modifier le parrain',
  changeAssociateStatus: 'Modifier l’état',
  changeAssociateUpline: 'Modifier la lignée ascendante',
  createAssociate: 'Créer un associé',
  deleteAssociate: 'Supprimer l’associé',
  findAssociate: 'Rechercher un associé',
  getAssociate: 'Afficher l’associé',
  listAssociates: 'Afficher les associés',
  removeAssociateSubAgent: 'Retirer le sous-agent',
  removeAssociateTaxId: 'Retirer le numéro fiscal',
  updateAssociateAddress: 'Modifier l’adresse',
  updateAssociateContentTeam: 'Modifier l’équipe de contenu',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addAssociateAddress: 'Adresse ajoutée',
  addAssociateSubAgent: 'Sous-agent ajouté',
  addAssociateTaxId: 'Numéro fiscal ajouté',
  changeAssociateBrokerQualified: 'Qualification de courtier modifiée',
  changeAssociateCommissionPaymentStatus: 'Versement des commissions modifié',
  changeAssociateCommissionPreferences: 'Préférences de commission modifiées',
  changeAssociateCompensationPlan: 'Régime de rémunération modifié',
  changeAssociateEffectiveDate: 'Date d’entrée en vigueur modifiée',
  changeAssociateEntitlement: 'Protection modifiée',
  changeAssociateExecutiveDirector: 'Directeur exécutif modifié',
  changeAssociateLedger: 'Compte de commissions modifié',
  changeAssociateLevel: 'Niveau modifié',
  changeAssociateOwner: 'Titulaire modifié',
  changeAssociatePlacementStatus: 'Placement modifié',
  changeAssociateSeniorDirector: 'Directeur principal modifié',
  changeAssociateSponsor: 'Parrain modifié',
  changeAssociateStatus: 'État modifié',
  changeAssociateUpline: 'Lignée ascendante modifiée',
  createAssociate: 'Associé créé',
  deleteAssociate: 'Associé supprimé',
  removeAssociateSubAgent: 'Sous-agent retiré',
  removeAssociateTaxId: 'Numéro fiscal retiré',
  updateAssociateAddress: 'Adresse modifiée',
  updateAssociateContentTeam: 'Équipe de contenu modifiée',
} as const satisfies SameWords<typeof us.done>

export { AssociateAction as journal } from '../../labels/partners/associates.fr-CA.ts'
