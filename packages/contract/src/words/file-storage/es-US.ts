import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  StoredFile: {
    one: 'Archivo almacenado',
    many: 'Archivos almacenados',
    about: 'Archivo en una carpeta del almacenamiento',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.StoredFile,
  about: 'Archivos que la plataforma guarda para sus sistemas',
} as const satisfies Name

export const fields = {
  pageSize: 'Tamaño de página',
  isLandscape: 'Horizontal',
  container: 'Carpeta',
  urlExpiresAt: 'Vencimiento del enlace',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  deleteStoredFile: 'Eliminar el archivo',
  listStoredFiles: 'Ver los archivos',
  printFile: 'Imprimir la página en PDF',
  storePrintedFile: 'Imprimir la página y guardar el PDF',
  uploadStoredFile: 'Cargar un archivo',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  deleteStoredFile: 'Archivo eliminado',
  storePrintedFile: 'PDF guardado',
  uploadStoredFile: 'Archivo cargado',
} as const satisfies SameWords<typeof us.done>

export { FileStorageAction as journal } from '../../labels/identity/file-storage.es-US.ts'
