import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list, text } from '../wire.ts'
import { DownloadableFormQuery, FormOwnerQuery, FormPopulationQuery, FormValue, NewForm } from './forms.bodies.ts'
import { DownloadableForm, Form, FormField } from './forms.entities.ts'
import { FormStatus } from './forms.enums.ts'

// Source: identity and communication, section 7, "Businesses and forms". These addresses are written without a version.

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const form = at('forms', '/identities/{identityId}/forms/{formId}', owned)

/** Names nobody, so it is read as the forms of who asks. */
export const listForms = get(at('forms', '/identities/forms', owned), '', { returns: list(Form) })
export const getForm = get(form, '', { returns: Form })
export const deleteForm = del(form, '')

// What follows names no address before its verb, so it is read as standing at the top, as it is written.
const top = at('forms', '', { realms: ownerRealms, assumes: ['path', 'realms'] })

export const createForm = post(top, 'createForm', { body: NewForm, returns: Form })
export const listDownloadableForms = get(top, 'getDownloadableForms', {
  query: DownloadableFormQuery,
  returns: list(DownloadableForm),
})
/** Deletes all forms of an owner and what was stored for them. */
export const deleteAllFormResources = del(top, 'deleteAllResources', { query: FormOwnerQuery })
export const populateForm = post(top, 'populate', { query: FormPopulationQuery, returns: Form })

/** "Each service has GET journal"; this one's address and actions are not shown. */
export const formJournal = journal('forms', '/forms', text, { assumes: ['path', 'access'] })
export const formMaxClock = maxClock('forms', '/forms')

export {
  DownloadableForm,
  DownloadableFormQuery,
  Form,
  FormField,
  FormOwnerQuery,
  FormPopulationQuery,
  FormStatus,
  FormValue,
  NewForm,
}
export { formTransitions } from './forms.transitions.ts'
