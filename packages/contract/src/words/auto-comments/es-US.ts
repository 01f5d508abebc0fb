import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  AutoComment: {
    one: 'Comentario automático',
    many: 'Comentarios automáticos',
    about: 'Comentario escrito por un sistema',
  },
  AutoCommentCause: { one: 'Causa', many: 'Causas' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.AutoComment,
  about: 'Comentarios que escriben los sistemas sobre lo ocurrido',
} as const satisfies Name

export const fields = {
  commentId: 'Comentario automático',
  cause: 'Causa',
  service: 'Servicio',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeAutoCommentOwner: 'Cambiar el titular',
  createAutoComment: 'Agregar un comentario automático',
  getAutoComment: 'Ver el comentario automático',
  listAutoComments: 'Ver los comentarios automáticos',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeAutoCommentOwner: 'Titular cambiado',
  createAutoComment: 'Comentario automático agregado',
} as const satisfies SameWords<typeof us.done>

export { AutoCommentAction as journal } from '../../labels/identity/auto-comments.es-US.ts'
