import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  GroupEnrollment: { one: 'Adhésion', many: 'Adhésions', about: 'Choix de forfaits d’un employé' },
  GroupEnrollmentAssociateInfo: { one: 'Associé', many: 'Associés' },
  GroupEnrollmentBusinessInfo: { one: 'Entreprise', many: 'Entreprises' },
  GroupEnrollmentDependent: { one: 'Personne à charge', many: 'Personnes à charge' },
  GroupEnrollmentIdentity: { one: 'Employé', many: 'Employés' },
  GroupEnrollmentOffer: { one: 'Offre', many: 'Offres' },
  GroupEnrollmentSignature: { one: 'Signature', many: 'Signatures' },
  GroupEnrollmentChoice: { one: 'Offre choisie', many: 'Offres choisies' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.GroupEnrollment,
  about: 'Ce que les employés ont choisi ou refusé par leur employeur',
} as const satisfies Name

export const fields = {
  enrollmentId: 'Adhésion',
  dependents: 'Personnes à charge',
  associateInfo: 'Associé',
  identity: 'Employé',
  enrollBy: 'Date limite d’adhésion',
  signature: 'Signature',
  businessInfo: 'Entreprise',
  isDeclined: 'Refusé',
  hiredOn: 'Date d’embauche',
  textVersion: 'Version du texte signé',
  period: 'Période de paie',
  'GroupEnrollmentOffer.price': 'Prix par période de paie',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeGroupEnrollmentAssociateInfo: 'Modifier l’associé',
  changeGroupEnrollmentBusinessInfo: 'Modifier l’entreprise',
  changeGroupEnrollmentDependents: 'Modifier les personnes à charge',
  changeGroupEnrollmentIdentity: 'Modifier l’employé',
  changeGroupEnrollmentOffers: 'Modifier les offres',
  createGroupEnrollment: 'Commencer une adhésion',
  getGroupEnrollment: 'Afficher l’adhésion',
  listGroupEnrollments: 'Afficher les adhésions',
  submitGroupEnrollment: 'Soumettre l’adhésion',
  updateGroupEnrollment: 'Modifier l’adhésion',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeGroupEnrollmentAssociateInfo: 'Associé modifié',
  changeGroupEnrollmentBusinessInfo: 'Entreprise modifiée',
  changeGroupEnrollmentDependents: 'Personnes à charge modifiées',
  changeGroupEnrollmentIdentity: 'Employé modifié',
  changeGroupEnrollmentOffers: 'Offres modifiées',
  createGroupEnrollment: 'Adhésion commencée',
  submitGroupEnrollment: 'Adhésion soumise',
  updateGroupEnrollment: 'Adhésion modifiée',
} as const satisfies SameWords<typeof us.done>

export { GroupEnrollmentAction as journal } from '../../labels/partners/group-enrollments.fr-CA.ts'
