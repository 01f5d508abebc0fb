import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Launch: { one: 'Lanzamiento', many: 'Lanzamientos', about: 'Inicio de la empresa de un miembro' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Launch,
  about: 'Empresas que empiezan con nuestra ayuda',
} as const satisfies Name

export const fields = {
  launchId: 'Lanzamiento',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeLaunchOwner: 'Cambiar el titular',
  createLaunch: 'Crear un lanzamiento',
  deleteLaunch: 'Eliminar el lanzamiento',
  getLaunch: 'Ver el lanzamiento',
  listLaunches: 'Ver los lanzamientos',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeLaunchOwner: 'Titular cambiado',
  createLaunch: 'Lanzamiento creado',
  deleteLaunch: 'Lanzamiento eliminado',
} as const satisfies SameWords<typeof us.done>

export { LaunchAction as journal } from '../../labels/identity/launches.es-US.ts'
