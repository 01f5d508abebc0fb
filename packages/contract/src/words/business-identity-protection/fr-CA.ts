import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  BusinessIdentityProtectionState: {
    one: 'Compte de protection d’entreprise',
    many: 'Comptes de protection d’entreprise',
    about: 'Compte d’une entreprise au service de protection',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.BusinessIdentityProtectionState,
  about: 'Comptes des entreprises au service de protection d’identité',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies SameWords<typeof us.fields>

export const actions = {
  createBusinessIdentityProtectionState: 'Créer un compte',
  deleteBusinessIdentityProtectionState: 'Supprimer le compte',
  getBusinessIdentityProtectionHealth: 'Afficher l’état du service',
  getBusinessIdentityProtectionLogin: 'Ouvrir le service de protection',
  getBusinessIdentityProtectionState: 'Afficher le compte',
  listBusinessIdentityProtectionStates: 'Afficher les comptes de protection d’entreprise',
  replaceBusinessIdentityProtectionState: 'Modifier le compte',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createBusinessIdentityProtectionState: 'Compte créé',
  deleteBusinessIdentityProtectionState: 'Compte supprimé',
  replaceBusinessIdentityProtectionState: 'Compte modifié',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createBusinessIdentityProtectionState,
  UPDATED: done.replaceBusinessIdentityProtectionState,
  DELETED: done.deleteBusinessIdentityProtectionState,
} as const satisfies SameWords<typeof us.journal>
