import { StateOrProvince } from '../shared/places.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const formValueFields = assumed({ name: text, value: text })

/** The value of one form field. */
export interface FormValue extends Out<typeof formValueFields> {}
export const FormValue: Schema<FormValue> = formValueFields

const newFormFields = assumed({ identityId: text, formKey: text, values: maybe(list(FormValue)) })

/** A copy of a form to create for its owner. */
export interface NewForm extends Out<typeof newFormFields> {}
export const NewForm: Schema<NewForm> = newFormFields

const downloadableFormQueryFields = assumed({ stateOrProvince: maybe(StateOrProvince), locale: maybe(text) })

/** The location and language of the form. */
export interface DownloadableFormQuery extends Out<typeof downloadableFormQueryFields> {}
export const DownloadableFormQuery: Schema<DownloadableFormQuery> = downloadableFormQueryFields

const formOwnerQueryFields = assumed({ identityId: text })

/** The owner of the forms and their stored data. */
export interface FormOwnerQuery extends Out<typeof formOwnerQueryFields> {}
export const FormOwnerQuery: Schema<FormOwnerQuery> = formOwnerQueryFields

const formPopulationQueryFields = assumed({ identityId: text, formId: text })

/** The form to prefill with the owner's data. */
export interface FormPopulationQuery extends Out<typeof formPopulationQueryFields> {}
export const FormPopulationQuery: Schema<FormPopulationQuery> = formPopulationQueryFields
