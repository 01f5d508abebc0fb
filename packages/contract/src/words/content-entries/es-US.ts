import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ContentEntry: { one: 'Contenido', many: 'Contenidos', about: 'Página, sección o bloque de un sitio' },
  ContentType: {
    one: 'Modelo de contenido',
    many: 'Modelos de contenido',
    about: 'Campos que tiene un tipo de contenido',
  },
  ContentField: { one: 'Campo', many: 'Campos' },
  ContentTypeField: { one: 'Campo', many: 'Campos' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ContentEntry,
  about: 'Textos y páginas de los sitios públicos',
} as const satisfies Name

export const fields = {
  entryIds: 'Contenidos',
  boolean: 'Sí o no',
  variant: 'Tipo de contenido',
  siteType: 'Sitio',
  contentTypeId: 'Modelo de contenido',
  slug: 'Final de la dirección web',
  updatedByName: 'Persona que hizo la última actualización',
  entryId: 'Contenido',
  maximumLength: 'Longitud máxima',
  allowedContentTypeIds: 'Modelos de contenido permitidos',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  slug: 'Palabras en minúscula unidas con guiones',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  createContentEntry: 'Crear un contenido',
  deleteContentEntry: 'Eliminar el contenido',
  getContentEntry: 'Ver el contenido',
  getContentType: 'Ver el modelo de contenido',
  listContentEntries: 'Ver los contenidos',
  listContentTypes: 'Ver los modelos de contenido',
  replaceContentEntry: 'Editar el contenido',
  updateContentArrayField: 'Cambiar la lista',
  updateContentBooleanField: 'Cambiar el campo de sí o no',
  updateContentEntryField: 'Cambiar el campo',
  updateContentTextField: 'Cambiar el texto',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createContentEntry: 'Contenido creado',
  deleteContentEntry: 'Contenido eliminado',
  replaceContentEntry: 'Contenido actualizado',
  updateContentArrayField: 'Lista cambiada',
  updateContentBooleanField: 'Campo de sí o no cambiado',
  updateContentEntryField: 'Campo cambiado',
  updateContentTextField: 'Texto cambiado',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createContentEntry,
  UPDATED: done.replaceContentEntry,
  FIELD_UPDATED: done.updateContentEntryField,
  DELETED: done.deleteContentEntry,
} as const satisfies SameWords<typeof us.journal>
