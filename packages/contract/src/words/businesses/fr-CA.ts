import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Business: { one: 'Entreprise', many: 'Entreprises', about: 'Entreprise d’un membre' },
  BusinessIdentifier: { one: 'Numéro d’entreprise', many: 'Numéros d’entreprise' },
  BusinessOnlinePresence: { one: 'Site Web ou média social', many: 'Sites Web et médias sociaux' },
  BusinessPhoneNumber: { one: 'Numéro de téléphone', many: 'Numéros de téléphone' },
  BusinessRegistration: { one: 'Immatriculation', many: 'Immatriculations' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Business,
  about: 'Entreprises des membres et leurs protections',
} as const satisfies Name

export const fields = {
  doingBusinessAs: 'Nom commercial',
  registration: 'Immatriculation',
  areaOfBusiness: 'Secteur d’activité',
  identifiers: 'Numéros d’entreprise',
  employeeTypes: 'Types de travailleurs',
  onlinePresences: 'Sites Web et médias sociaux',
  establishedDate: 'Date de création',
  associatedEntitlementIds: 'Protections associées',
  isPrimarySourceOfIncome: 'Principale source de revenu',
  verifiedAt: 'Date de la vérification',
  registeredOn: 'Date d’immatriculation',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  doingBusinessAs: 'Nom que connaissent les clients',
  identifiers: 'EIN, NE, RFC, SIC, SCIAN ou D-U-N-S',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  changeBusinessOwner: 'Modifier le titulaire',
  closeBusiness: 'Fermer l’entreprise',
  createBusiness: 'Ajouter une entreprise',
  createBusinessFromCheckout: 'Ajouter une entreprise à partir d’un achat',
  createEmptyBusiness: 'Ajouter une entreprise sans détails',
  deleteBusiness: 'Supprimer l’entreprise',
  findBusinessesByEntitlement: 'Rechercher des entreprises par protection',
  getBusiness: 'Afficher l’entreprise',
  reopenBusiness: 'Rouvrir l’entreprise',
  updateBusinessAddresses: 'Modifier les adresses',
  updateBusinessArea: 'Modifier le secteur d’activité',
  updateBusinessDescription: 'Modifier la description',
  updateBusinessDoingBusinessAs: 'Modifier le nom commercial',
  updateBusinessEmails: 'Modifier les courriels',
  updateBusinessEmployeeTypes: 'Modifier les types de travailleurs',
  updateBusinessEntitlements: 'Modifier les protections associées',
  updateBusinessEstablishedDate: 'Modifier la date de création',
  updateBusinessIdentifiers: 'Modifier les numéros d’entreprise',
  updateBusinessIncome: 'Modifier la source de revenu',
  updateBusinessName: 'Modifier le nom',
  updateBusinessNumberOfEmployees: 'Modifier le nombre d’employés',
  updateBusinessOnlinePresences: 'Modifier les sites Web et médias sociaux',
  updateBusinessPhoneNumbers: 'Modifier les numéros de téléphone',
  updateBusinessRegistration: 'Modifier l’immatriculation',
  verifyBusiness: 'Vérifier l’entreprise',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeBusinessOwner: 'Titulaire modifié',
  closeBusiness: 'Entreprise fermée',
  createBusiness: 'Entreprise ajoutée',
  createBusinessFromCheckout: 'Entreprise ajoutée',
  createEmptyBusiness: 'Entreprise ajoutée',
  deleteBusiness: 'Entreprise supprimée',
  reopenBusiness: 'Entreprise rouverte',
  updateBusinessAddresses: 'Adresses modifiées',
  updateBusinessArea: 'Secteur d’activité modifié',
  updateBusinessDescription: 'Description modifiée',
  updateBusinessDoingBusinessAs: 'Nom commercial modifié',
  updateBusinessEmails: 'Courriels modifiés',
  updateBusinessEmployeeTypes: 'Types de travailleurs modifiés',
  updateBusinessEntitlements: 'Protections associées modifiées',
  updateBusinessEstablishedDate: 'Date de création modifiée',
  updateBusinessIdentifiers: 'Numéros d’entreprise modifiés',
  updateBusinessIncome: 'Source de revenu modifiée',
  updateBusinessName: 'Nom modifié',
  updateBusinessNumberOfEmployees: 'Nombre d’employés modifié',
  updateBusinessOnlinePresences: 'Sites Web et médias sociaux modifiés',
  updateBusinessPhoneNumbers: 'Numéros de téléphone modifiés',
  updateBusinessRegistration: 'Immatriculation modifiée',
  verifyBusiness: 'Entreprise vérifiée',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createBusiness,
  UPDATED: 'Entreprise modifiée',
  VERIFIED: done.verifyBusiness,
  CLOSED: done.closeBusiness,
  REOPENED: done.reopenBusiness,
  DELETED: done.deleteBusiness,
  OWNER_CHANGED: done.changeBusinessOwner,
} as const satisfies SameWords<typeof us.journal>
