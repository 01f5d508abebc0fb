import type * as forms from '../../identity/forms.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  Form: { one: 'Form', many: 'Forms', about: 'A form filled in with a member’s data' },
  DownloadableForm: { one: 'Downloadable form', many: 'Downloadable forms', about: 'A blank form to download' },
  FormField: { one: 'Field', many: 'Fields' },
  FormValue: { one: 'Field value', many: 'Field values' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Form,
  about: 'Official forms by state, filled in for members',
} as const satisfies Name

export const fields = {
  formKey: 'Form key',
  isAccessible: 'Accessible to screen readers',
  isPrefilled: 'Filled in for you',
  formId: 'Form',
} as const satisfies FieldWords

export const actions = {
  createForm: 'Create form',
  deleteAllFormResources: 'Delete all form data',
  deleteForm: 'Delete form',
  getForm: 'View form',
  listDownloadableForms: 'View downloadable forms',
  listForms: 'View forms',
  populateForm: 'Fill in form',
} as const satisfies ActionWords<typeof forms>

/** Consequences of actions, shown before they are sent. */
export const consequences = {
  deleteAllFormResources: 'Everything that this person’s forms have is deleted. This can’t be undone.',
} as const satisfies ActionWords<typeof forms>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createForm: 'Form created',
  deleteAllFormResources: 'All form data deleted',
  deleteForm: 'Form deleted',
  populateForm: 'Form filled in',
} as const satisfies ActionWords<typeof forms>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createForm,
  POPULATED: done.populateForm,
  DELETED: done.deleteForm,
} as const satisfies JournalWords
