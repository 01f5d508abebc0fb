import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ApplicationSetting: {
    one: 'Paramètre d’application',
    many: 'Paramètres d’application',
    about: 'Paramètres d’une personne dans une application',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ApplicationSetting,
  about: 'Choix de chaque personne dans chaque application',
} as const satisfies Name

export const fields = {
  settingId: 'Paramètre',
  applicationName: 'Application',
  settings: 'Paramètres',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  createApplicationSetting: 'Créer un paramètre d’application',
  deleteApplicationSetting: 'Supprimer le paramètre d’application',
  getApplicationSetting: 'Afficher le paramètre d’application',
  getApplicationSettingByApplicationName: 'Afficher les paramètres d’une application',
  listApplicationSettings: 'Afficher les paramètres d’application',
  updateApplicationSettingByName: 'Modifier le paramètre',
  updateApplicationSettings: 'Modifier les paramètres',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createApplicationSetting: 'Paramètre d’application créé',
  deleteApplicationSetting: 'Paramètre d’application supprimé',
  updateApplicationSettingByName: 'Paramètre modifié',
  updateApplicationSettings: 'Paramètres modifiés',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createApplicationSetting,
  DELETE: done.deleteApplicationSetting,
  UPDATE_SETTINGS: done.updateApplicationSettings,
} as const satisfies SameWords<typeof us.journal>
