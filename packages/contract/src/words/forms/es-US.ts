import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Form: { one: 'Formulario', many: 'Formularios', about: 'Formulario completado con los datos de un miembro' },
  DownloadableForm: {
    one: 'Formulario descargable',
    many: 'Formularios descargables',
    about: 'Formulario en blanco para descargar',
  },
  FormField: { one: 'Campo', many: 'Campos' },
  FormValue: { one: 'Valor de un campo', many: 'Valores de campos' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Form,
  about: 'Formularios oficiales por estado, completados para los miembros',
} as const satisfies Name

export const fields = {
  formKey: 'Clave del formulario',
  isAccessible: 'Accesible para lectores de pantalla',
  isPrefilled: 'Ya completado',
  formId: 'Formulario',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  createForm: 'Crear un formulario',
  deleteAllFormResources: 'Eliminar todos los datos de los formularios',
  deleteForm: 'Eliminar el formulario',
  getForm: 'Ver el formulario',
  listDownloadableForms: 'Ver los formularios descargables',
  listForms: 'Ver los formularios',
  populateForm: 'Completar el formulario',
} as const satisfies SameWords<typeof us.actions>

export const consequences = {
  deleteAllFormResources: 'Se elimina todo lo que tienen los formularios de esta persona. No se puede deshacer.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createForm: 'Formulario creado',
  deleteAllFormResources: 'Datos de los formularios eliminados',
  deleteForm: 'Formulario eliminado',
  populateForm: 'Formulario completado',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createForm,
  POPULATED: done.populateForm,
  DELETED: done.deleteForm,
} as const satisfies SameWords<typeof us.journal>
