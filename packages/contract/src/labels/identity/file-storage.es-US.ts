import type * as storage from '../../identity/file-storage.ts'
import type { Labels } from '../labels.ts'

export const FileStorageAction = {
  CREATE: 'Archivo creado',
  RETRIEVE: 'Archivo consultado',
  UPDATE: 'Archivo actualizado',
  DELETE: 'Archivo eliminado',
} as const satisfies Labels<storage.FileStorageAction>
