import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Launch: { one: 'Lancement', many: 'Lancements', about: 'Démarrage de l’entreprise d’un membre' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Launch,
  about: 'Entreprises en démarrage avec notre aide',
} as const satisfies Name

export const fields = {
  launchId: 'Lancement',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeLaunchOwner: 'Modifier le titulaire',
  createLaunch: 'Créer un lancement',
  deleteLaunch: 'Supprimer le lancement',
  getLaunch: 'Afficher le lancement',
  listLaunches: 'Afficher les lancements',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeLaunchOwner: 'Titulaire modifié',
  createLaunch: 'Lancement créé',
  deleteLaunch: 'Lancement supprimé',
} as const satisfies SameWords<typeof us.done>

export { LaunchAction as journal } from '../../labels/identity/launches.fr-CA.ts'
