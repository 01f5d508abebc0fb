import { entities as commonEntities } from '../common/fr-CA.ts'
import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

/** The service as a whole. */
export const name = {
  ...commonEntities.IdentityFile,
  about: 'Fichiers transmis par les personnes, avec leur vérification de sécurité',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies SameWords<typeof us.fields>

export const actions = {
  downloadIdentityFile: 'Télécharger le fichier',
  getIdentityFileThumbnail: 'Afficher la vignette',
  uploadIdentityFile: 'Téléverser un fichier',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  uploadIdentityFile: 'Fichier téléversé',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.uploadIdentityFile,
} as const satisfies SameWords<typeof us.journal>
