import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  SecuritySoftwareState: {
    one: 'Software de seguridad',
    many: 'Software de seguridad',
    about: 'Protección de dispositivos de un miembro y su licencia',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.SecuritySoftwareState,
  about: 'Cuentas de los miembros en el servicio de protección de dispositivos',
} as const satisfies Name

export const fields = {
  licenseKey: 'Clave de licencia',
  productName: 'Nombre del producto',
  isLicenseKeyActive: 'Clave de licencia activa',
  seats: 'Número de dispositivos permitidos',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  createSecuritySoftwareState: 'Agregar un software de seguridad',
  deleteSecuritySoftwareState: 'Quitar el software de seguridad',
  getSecuritySoftwareState: 'Ver el software de seguridad',
  listSecuritySoftwareStates: 'Ver el software de seguridad',
  makeSecuritySoftwareLoginLink: 'Abrir el software de seguridad',
  markLicenseKeyActive: 'Marcar la clave de licencia como activa',
  resetSecuritySoftwareUser: 'Restablecer al usuario',
  updateSecuritySoftwareEntitlement: 'Cambiar la cobertura',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createSecuritySoftwareState: 'Software de seguridad agregado',
  deleteSecuritySoftwareState: 'Software de seguridad quitado',
  markLicenseKeyActive: 'Clave de licencia marcada como activa',
  resetSecuritySoftwareUser: 'Usuario restablecido',
  updateSecuritySoftwareEntitlement: 'Cobertura cambiada',
} as const satisfies SameWords<typeof us.done>

export { SecuritySoftwareAction as journal } from '../../labels/identity/security-software.es-US.ts'
