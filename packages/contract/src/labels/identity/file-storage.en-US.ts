import type * as storage from '../../identity/file-storage.ts'
import type { Labels } from '../labels.ts'

export const FileStorageAction = {
  CREATE: 'File created',
  RETRIEVE: 'File opened',
  UPDATE: 'File updated',
  DELETE: 'File deleted',
} as const satisfies Labels<storage.FileStorageAction>
