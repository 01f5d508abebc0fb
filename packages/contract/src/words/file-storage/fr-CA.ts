import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  StoredFile: { one: 'Fichier stocké', many: 'Fichiers stockés', about: 'Fichier dans un dossier de stockage' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.StoredFile,
  about: 'Fichiers que la plateforme conserve pour ses systèmes',
} as const satisfies Name

export const fields = {
  pageSize: 'Format de page',
  isLandscape: 'Paysage',
  container: 'Dossier',
  urlExpiresAt: 'Expiration du lien',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  deleteStoredFile: 'Supprimer le fichier',
  listStoredFiles: 'Afficher les fichiers',
  printFile: 'Imprimer la page en PDF',
  storePrintedFile: 'Imprimer la page et stocker le PDF',
  uploadStoredFile: 'Téléverser un fichier',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  deleteStoredFile: 'Fichier supprimé',
  storePrintedFile: 'PDF stocké',
  uploadStoredFile: 'Fichier téléversé',
} as const satisfies SameWords<typeof us.done>

export { FileStorageAction as journal } from '../../labels/identity/file-storage.fr-CA.ts'
