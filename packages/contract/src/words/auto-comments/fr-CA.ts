import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  AutoComment: {
    one: 'Commentaire automatique',
    many: 'Commentaires automatiques',
    about: 'Commentaire rédigé par un système',
  },
  AutoCommentCause: { one: 'Cause', many: 'Causes' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.AutoComment,
  about: 'Commentaires rédigés par les systèmes sur ce qui s’est passé',
} as const satisfies Name

export const fields = {
  commentId: 'Commentaire automatique',
  cause: 'Cause',
  service: 'Service',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeAutoCommentOwner: 'Modifier le titulaire',
  createAutoComment: 'Ajouter un commentaire automatique',
  getAutoComment: 'Afficher le commentaire automatique',
  listAutoComments: 'Afficher les commentaires automatiques',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeAutoCommentOwner: 'Titulaire modifié',
  createAutoComment: 'Commentaire automatique ajouté',
} as const satisfies SameWords<typeof us.done>

export { AutoCommentAction as journal } from '../../labels/identity/auto-comments.fr-CA.ts'
