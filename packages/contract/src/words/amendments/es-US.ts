import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  IdentityAmendment: { one: 'Enmienda', many: 'Enmiendas', about: 'Cambio a un contrato y su período de vigencia' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.IdentityAmendment,
  about: 'Cambios al contrato de una persona',
} as const satisfies Name

export const fields = {
  amendmentId: 'Enmienda',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeIdentityAmendmentOwner: 'Cambiar el titular',
  createIdentityAmendment: 'Agregar una enmienda',
  deleteIdentityAmendment: 'Eliminar la enmienda',
  listIdentityAmendments: 'Ver las enmiendas',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeIdentityAmendmentOwner: 'Titular cambiado',
  createIdentityAmendment: 'Enmienda agregada',
  deleteIdentityAmendment: 'Enmienda eliminada',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createIdentityAmendment,
  DELETED: done.deleteIdentityAmendment,
  OWNER_CHANGED: done.changeIdentityAmendmentOwner,
} as const satisfies SameWords<typeof us.journal>
