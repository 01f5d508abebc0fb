import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  BusinessIdentityProtectionState: {
    one: 'Cuenta de protección empresarial',
    many: 'Cuentas de protección empresarial',
    about: 'Cuenta de una empresa en el servicio de protección',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.BusinessIdentityProtectionState,
  about: 'Cuentas de las empresas en el servicio de protección de identidad',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies SameWords<typeof us.fields>

export const actions = {
  createBusinessIdentityProtectionState: 'Crear una cuenta',
  deleteBusinessIdentityProtectionState: 'Eliminar la cuenta',
  getBusinessIdentityProtectionHealth: 'Ver el estado del servicio',
  getBusinessIdentityProtectionLogin: 'Abrir el servicio de protección',
  getBusinessIdentityProtectionState: 'Ver la cuenta',
  listBusinessIdentityProtectionStates: 'Ver las cuentas de protección empresarial',
  replaceBusinessIdentityProtectionState: 'Editar la cuenta',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createBusinessIdentityProtectionState: 'Cuenta creada',
  deleteBusinessIdentityProtectionState: 'Cuenta eliminada',
  replaceBusinessIdentityProtectionState: 'Cuenta actualizada',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createBusinessIdentityProtectionState,
  UPDATED: done.replaceBusinessIdentityProtectionState,
  DELETED: done.deleteBusinessIdentityProtectionState,
} as const satisfies SameWords<typeof us.journal>
