import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Application: { one: 'Aplicación', many: 'Aplicaciones', about: 'Programa con una clave para la plataforma' },
  VerifiedApplication: {
    one: 'Aplicación verificada',
    many: 'Aplicaciones verificadas',
    about: 'Aplicación cuya clave es correcta',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Application,
  about: 'Programas que pueden llamar a la plataforma',
} as const satisfies Name

export const fields = {
  external: 'Externa',
  keyUpdatedAt: 'Último cambio de clave',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeApplicationOwner: 'Cambiar el titular',
  createApplication: 'Registrar una aplicación',
  deleteApplication: 'Eliminar la aplicación',
  findApplication: 'Buscar una aplicación',
  getApplication: 'Ver la aplicación',
  listApplications: 'Ver las aplicaciones',
  listIdentityApplications: 'Ver las aplicaciones de una persona',
  updateApplicationExternal: 'Cambiar entre interna y externa',
  updateApplicationKey: 'Cambiar la clave',
  updateApplicationName: 'Cambiar el nombre',
  verifyApplication: 'Verificar la aplicación',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeApplicationOwner: 'Titular cambiado',
  createApplication: 'Aplicación registrada',
  deleteApplication: 'Aplicación eliminada',
  updateApplicationExternal: 'Cambio entre interna y externa realizado',
  updateApplicationKey: 'Clave cambiada',
  updateApplicationName: 'Nombre cambiado',
} as const satisfies SameWords<typeof us.done>

export { ApplicationAction as journal } from '../../labels/identity/applications.es-US.ts'
