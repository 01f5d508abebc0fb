import type * as storage from '../../identity/file-storage.ts'
import type { Labels } from '../labels.ts'

export const FileStorageAction = {
  CREATE: 'Fichier créé',
  RETRIEVE: 'Fichier consulté',
  UPDATE: 'Fichier mis à jour',
  DELETE: 'Fichier supprimé',
} as const satisfies Labels<storage.FileStorageAction>
