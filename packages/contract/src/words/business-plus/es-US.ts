import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  BusinessPlusState: {
    one: 'Cuenta de Business Plus',
    many: 'Cuentas de Business Plus',
    about: 'Cuenta de una empresa en Business Plus',
  },
  BusinessPlusAuthorizedUser: { one: 'Usuario autorizado', many: 'Usuarios autorizados' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.BusinessPlusState,
  about: 'Cuentas de las empresas en Business Plus',
} as const satisfies Name

export const fields = {
  formerAccountId: 'Cuenta anterior',
  websiteDomain: 'Nombre de dominio',
  userEmail: 'Correo electrónico del usuario',
  authorizedUsers: 'Usuarios autorizados',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  websiteDomain: 'Por ejemplo, example.com',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  changeBusinessPlusUserEmail: 'Cambiar el correo electrónico del usuario',
  changeBusinessPlusWebsiteDomain: 'Cambiar el dominio del sitio web',
  createBusinessPlusState: 'Crear una cuenta',
  deleteBusinessPlusState: 'Eliminar la cuenta',
  getBusinessPlusState: 'Ver la cuenta',
  listBusinessPlusStates: 'Ver las cuentas de Business Plus',
  makeBusinessPlusLoginLink: 'Abrir Business Plus',
  migrateBusinessPlusAccount: 'Transferir la cuenta',
  updateBusinessPlusEntitlement: 'Cambiar la cobertura',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeBusinessPlusUserEmail: 'Correo electrónico del usuario cambiado',
  changeBusinessPlusWebsiteDomain: 'Dominio del sitio web cambiado',
  createBusinessPlusState: 'Cuenta creada',
  deleteBusinessPlusState: 'Cuenta eliminada',
  makeBusinessPlusLoginLink: 'Business Plus abierto',
  migrateBusinessPlusAccount: 'Cuenta transferida',
  updateBusinessPlusEntitlement: 'Cobertura cambiada',
} as const satisfies SameWords<typeof us.done>

export { BusinessPlusAction as journal } from '../../labels/identity/business-plus.es-US.ts'
