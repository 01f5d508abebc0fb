import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  BusinessPlusState: {
    one: 'Compte Business Plus',
    many: 'Comptes Business Plus',
    about: 'Compte d’une entreprise à Business Plus',
  },
  BusinessPlusAuthorizedUser: { one: 'Utilisateur autorisé', many: 'Utilisateurs autorisés' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.BusinessPlusState,
  about: 'Comptes des entreprises à Business Plus',
} as const satisfies Name

export const fields = {
  formerAccountId: 'Ancien compte',
  websiteDomain: 'Nom de domaine',
  userEmail: 'Courriel de l’utilisateur',
  authorizedUsers: 'Utilisateurs autorisés',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  websiteDomain: 'Par exemple, example.com',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  changeBusinessPlusUserEmail: 'Modifier le courriel de l’utilisateur',
  changeBusinessPlusWebsiteDomain: 'Modifier le domaine du site Web',
  createBusinessPlusState: 'Créer un compte',
  deleteBusinessPlusState: 'Supprimer le compte',
  getBusinessPlusState: 'Afficher le compte',
  listBusinessPlusStates: 'Afficher les comptes Business Plus',
  makeBusinessPlusLoginLink: 'Ouvrir Business Plus',
  migrateBusinessPlusAccount: 'Transférer le compte',
  updateBusinessPlusEntitlement: 'Modifier la protection',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeBusinessPlusUserEmail: 'Courriel de l’utilisateur modifié',
  changeBusinessPlusWebsiteDomain: 'Domaine du site Web modifié',
  createBusinessPlusState: 'Compte créé',
  deleteBusinessPlusState: 'Compte supprimé',
  makeBusinessPlusLoginLink: 'Business Plus ouvert',
  migrateBusinessPlusAccount: 'Compte transféré',
  updateBusinessPlusEntitlement: 'Protection modifiée',
} as const satisfies SameWords<typeof us.done>

export { BusinessPlusAction as journal } from '../../labels/identity/business-plus.fr-CA.ts'
