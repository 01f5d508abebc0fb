import { StateOrProvince } from '../shared/places.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const formValueFields = assumed({ name: text, value: text })

/** What goes into one field of a form. */
export interface FormValue extends Out<typeof formValueFields> {}
export const FormValue: Schema<FormValue> = formValueFields

const newFormFields = assumed({ identityId: text, formKey: text, values: maybe(list(FormValue)) })

/** A copy of a form to keep for its owner. */
export interface NewForm extends Out<typeof newFormFields> {}
export const NewForm: Schema<NewForm> = newFormFields

const downloadableFormQueryFields = assumed({ stateOrProvince: maybe(StateOrProvince), locale: maybe(text) })

/** For where, and in which language. */
export interface DownloadableFormQuery extends Out<typeof downloadableFormQueryFields> {}
export const DownloadableFormQuery: Schema<DownloadableFormQuery> = downloadableFormQueryFields

const formOwnerQueryFields = assumed({ identityId: text })

/** Whose forms, with all that was stored for them. */
export interface FormOwnerQuery extends Out<typeof formOwnerQueryFields> {}
export const FormOwnerQuery: Schema<FormOwnerQuery> = formOwnerQueryFields

const formPopulationQueryFields = assumed({ identityId: text, formId: text })

/** Which form to fill in from what is known of its owner. */
export interface FormPopulationQuery extends Out<typeof formPopulationQueryFields> {}
export const FormPopulationQuery: Schema<FormPopulationQuery> = formPopulationQueryFields
