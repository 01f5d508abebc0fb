import { Instant } from '../shared/dates.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { FormStatus } from './forms.enums.ts'

const formFieldFields = assumed({ name: text, label: text, value: maybe(text), isPrefilled: flag })

/** A field of a form. `isPrefilled` marks a value that the platform filled in from the owner's data. */
export interface FormField extends Out<typeof formFieldFields> {}
export const FormField: Schema<FormField> = formFieldFields

const formFields = entity({
  stated: { status: FormStatus },
  assumed: {
    id: text,
    identityId: text,
    formKey: text,
    title: text,
    stateOrProvince: maybe(StateOrProvince),
    locale: maybe(text),
    fields: list(FormField),
    url: maybe(text),
    size: maybe(number),
    createdAt: Instant,
    updatedAt: Instant,
    version: text,
  },
})

/**
 * A person's copy of the form `formKey`. `url` opens it as a PDF of `size` bytes; `version` is the value for
 * `If-Match`.
 */
export interface Form extends Out<typeof formFields> {}
export const Form: Schema<Form> = formFields

const downloadableFormFields = assumed({
  formKey: text,
  title: text,
  stateOrProvince: maybe(StateOrProvince),
  locale: text,
  url: text,
  size: number,
  isAccessible: flag,
})

/** A blank form to download: a PDF of `size` bytes. `isAccessible` marks one that screen readers can read. */
export interface DownloadableForm extends Out<typeof downloadableFormFields> {}
export const DownloadableForm: Schema<DownloadableForm> = downloadableFormFields
