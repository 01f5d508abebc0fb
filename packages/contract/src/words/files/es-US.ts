import { entities as commonEntities } from '../common/es-US.ts'
import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

/** The service as a whole. */
export const name = {
  ...commonEntities.IdentityFile,
  about: 'Archivos que compartieron las personas, con su verificación de seguridad',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies SameWords<typeof us.fields>

export const actions = {
  downloadIdentityFile: 'Descargar el archivo',
  getIdentityFileThumbnail: 'Ver la miniatura',
  uploadIdentityFile: 'Cargar un archivo',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  uploadIdentityFile: 'Archivo cargado',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.uploadIdentityFile,
} as const satisfies SameWords<typeof us.journal>
