import type * as groups from '../../partners/groups.ts'
import type { Labels } from '../labels.ts'

export const GroupStatus = {
  PENDING: 'En attente',
  ACTIVE: 'Actif',
  CANCELLED: 'Annulé',
} as const satisfies Labels<groups.GroupStatus>

export const GroupCancelReason = {
  NONE: 'Aucune',
  LACK_OF_PARTICIPATION: 'Participation insuffisante',
  COMBINED_WITH_OTHER_GROUPS: 'Fusion avec d’autres groupes',
  GROUP_DELINQUENT_STATUS: 'Paiements en souffrance',
  FINANCIAL_REASON_OR_BANKRUPTCY: 'Raisons financières ou faillite',
  WRITTEN_REQUEST_FROM_GROUP: 'Demande écrite du groupe',
  NO_ACTIVE_MEMBERS: 'Aucun membre actif',
  COMPANY_SOLD_OR_CLOSED: 'Entreprise vendue ou fermée',
  TRANSFERRED: 'Transfert',
  COMPANY_OPTION: 'Choix de l’entreprise',
  FRINGE_CONTRACT: 'Contrat payé par l’employeur',
  UNKNOWN: 'Inconnue',
} as const satisfies Labels<groups.GroupCancelReason>

export const GroupPayType = {
  NONE: 'Aucun',
  SELF_PAY: 'Payé par les membres',
  PAYROLL: 'Retenue sur la paie',
  FRINGE: 'Payé par l’employeur',
  PARTIAL_FRINGE: 'Payé en partie par l’employeur',
} as const satisfies Labels<groups.GroupPayType>

export const GroupAssociateRole = {
  NONE: 'Aucun',
  CURRENT_SERVICING: 'Responsable actuel du service',
  AUTHORIZED: 'Autorisé',
  DESIGNATED: 'Désigné',
  ORIGINAL_SERVICING: 'Responsable initial du service',
  NATIONAL_SALES_DIRECTOR: 'Directeur national des ventes',
  FINDERS_FEE: 'Commission d’intermédiaire',
  PRODUCER: 'Producteur',
  FIELD_TRAINER: 'Formateur sur le terrain',
  ONLINE: 'En ligne',
  WRITING_AGENT: 'Agent souscripteur',
} as const satisfies Labels<groups.GroupAssociateRole>

export const AuthorizedIdentityType = {
  GROUP_ADMINISTRATOR: 'Administrateur du groupe',
  CUSTOMER_SERVICE_REPRESENTATIVE: 'Représentant du service à la clientèle',
  AUTHORIZED_USER: 'Utilisateur autorisé',
  FILE_ADMINISTRATOR: 'Administrateur des fichiers',
} as const satisfies Labels<groups.AuthorizedIdentityType>

export const GroupCommissionModel = {
  NONE: 'Aucun',
  ALTERNATE: 'De remplacement',
  OVER_200: 'Plus de 200',
  STANDARD: 'Standard',
} as const satisfies Labels<groups.GroupCommissionModel>

export const GroupPayout = {
  NONE: 'Aucun',
  AS_EARNED: 'À mesure qu’elle est gagnée',
  PAYMENT_EARNINGS: 'Gains sur paiements',
  ADVANCE: 'Avance',
} as const satisfies Labels<groups.GroupPayout>

export const GroupCommissionStrategy = {
  HIGH_LOW: 'Élevée puis réduite',
  LEVEL: 'Constante',
  NONE: 'Aucune',
} as const satisfies Labels<groups.GroupCommissionStrategy>

export const GroupContactInfoType = {
  PRIMARY: 'Personne-ressource principale',
  COMPANY: 'Entreprise',
} as const satisfies Labels<groups.GroupContactInfoType>

export const GroupAddressType = {
  MAILING: 'Adresse postale',
  BILLING: 'Adresse de facturation',
} as const satisfies Labels<groups.GroupAddressType>

export const GroupEnrollmentMethod = {
  NONE: 'Aucun',
  FILE: 'Fichier',
  CHECKOUT: 'Adhésion en ligne',
  PAPER: 'Papier',
} as const satisfies Labels<groups.GroupEnrollmentMethod>

export const GroupMarketingSiteType = {
  NONE: 'Aucun',
  CHECKOUT: 'Site d’adhésion',
  WEB: 'Site Web',
} as const satisfies Labels<groups.GroupMarketingSiteType>

export const GroupEnrollmentFrequency = {
  NONE: 'Aucune',
  EVERGREEN: 'En tout temps',
  OPEN_ENROLLMENT: 'Période d’adhésion',
  OPEN_ENROLLMENT_WITH_NEW_HIRES: 'Période d’adhésion et nouveaux employés',
  SCHEDULED: 'Aux dates prévues',
  OPEN: 'Ouverte',
  CURRENT_PARTICIPANTS_ONLY: 'Participants actuels seulement',
} as const satisfies Labels<groups.GroupEnrollmentFrequency>

export const RestrictedPeriodType = {
  OPEN: 'Ouverte',
  SCHEDULED: 'Aux dates prévues',
  NONE: 'Aucune',
  EVERGREEN: 'En tout temps',
  OPEN_ENROLLMENT: 'Période d’adhésion',
} as const satisfies Labels<groups.RestrictedPeriodType>

export const RestrictedEffectiveDateSource = {
  FILE_TRANSFER: 'Transfert de fichiers',
  LS_AT_WORK: 'LS at Work',
  PAPER: 'Papier',
  WEB: 'Web',
  ALL: 'Toutes',
} as const satisfies Labels<groups.RestrictedEffectiveDateSource>

export const RestrictedEffectiveDateStatus = {
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
} as const satisfies Labels<groups.RestrictedEffectiveDateStatus>

export const GroupEffectiveMonth = {
  CURRENT_MONTH: 'Le mois même',
  CURRENT_PLUS_ONE_MONTH: 'Le mois suivant',
  CURRENT_PLUS_TWO_MONTH: 'Deux mois plus tard',
  CURRENT_PLUS_THREE_MONTH: 'Trois mois plus tard',
} as const satisfies Labels<groups.GroupEffectiveMonth>

export const GroupBillingDelivery = {
  MAIL_NO_REVIEW: 'Par la poste, sans vérification',
  ONLINE: 'En ligne',
  MAIL_TEMP_REVIEW: 'Par la poste, avec vérification temporaire',
  MAIL_PERMANENT_REVIEW: 'Par la poste, avec vérification permanente',
} as const satisfies Labels<groups.GroupBillingDelivery>
