import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ApplicationSetting: {
    one: 'Ajuste de la aplicación',
    many: 'Ajustes de la aplicación',
    about: 'Ajustes de una persona en una aplicación',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ApplicationSetting,
  about: 'Lo que cada persona eligió en cada aplicación',
} as const satisfies Name

export const fields = {
  settingId: 'Ajuste',
  applicationName: 'Aplicación',
  settings: 'Ajustes',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  createApplicationSetting: 'Crear un ajuste de la aplicación',
  deleteApplicationSetting: 'Eliminar el ajuste de la aplicación',
  getApplicationSetting: 'Ver el ajuste de la aplicación',
  getApplicationSettingByApplicationName: 'Ver los ajustes de una aplicación',
  listApplicationSettings: 'Ver los ajustes de la aplicación',
  updateApplicationSettingByName: 'Cambiar el ajuste',
  updateApplicationSettings: 'Cambiar los ajustes',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createApplicationSetting: 'Ajuste de la aplicación creado',
  deleteApplicationSetting: 'Ajuste de la aplicación eliminado',
  updateApplicationSettingByName: 'Ajuste cambiado',
  updateApplicationSettings: 'Ajustes cambiados',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createApplicationSetting,
  DELETE: done.deleteApplicationSetting,
  UPDATE_SETTINGS: done.updateApplicationSettings,
} as const satisfies SameWords<typeof us.journal>
