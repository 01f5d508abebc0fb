import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Application: { one: 'Application', many: 'Applications', about: 'Programme ayant une clé pour la plateforme' },
  VerifiedApplication: {
    one: 'Application vérifiée',
    many: 'Applications vérifiées',
    about: 'Application dont la clé est exacte',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Application,
  about: 'Logiciels autorisés à appeler la plateforme',
} as const satisfies Name

export const fields = {
  external: 'Externe',
  keyUpdatedAt: 'Dernière modification de la clé',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeApplicationOwner: 'Modifier le titulaire',
  createApplication: 'Inscrire une application',
  deleteApplication: 'Supprimer l’application',
  findApplication: 'Rechercher une application',
  getApplication: 'Afficher l’application',
  listApplications: 'Afficher les applications',
  listIdentityApplications: 'Afficher les applications d’une personne',
  updateApplicationExternal: 'Passer d’interne à externe ou l’inverse',
  updateApplicationKey: 'Modifier la clé',
  updateApplicationName: 'Modifier le nom',
  verifyApplication: 'Vérifier l’application',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeApplicationOwner: 'Titulaire modifié',
  createApplication: 'Application inscrite',
  deleteApplication: 'Application supprimée',
  updateApplicationExternal: 'Passage entre interne et externe effectué',
  updateApplicationKey: 'Clé modifiée',
  updateApplicationName: 'Nom modifié',
} as const satisfies SameWords<typeof us.done>

export { ApplicationAction as journal } from '../../labels/identity/applications.fr-CA.ts'
