import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list, text } from '../wire.ts'
import { DownloadableFormQuery, FormOwnerQuery, FormPopulationQuery, FormValue, NewForm } from './forms.bodies.ts'
import { DownloadableForm, Form, FormField } from './forms.entities.ts'
import { FormStatus } from './forms.enums.ts'

// Source: identity and communication, section 7, "Businesses and forms". The paths have no version there.

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const form = at('forms', '/identities/{identityId}/forms/{formId}', owned)

/** The path names no owner: assumed to list the caller's forms. */
export const listForms = get(at('forms', '/identities/forms', owned), '', { returns: list(Form) })
export const getForm = get(form, '', { returns: Form })
export const deleteForm = del(form, '')

// The specification gives these no address before the verb, so their paths begin with it.
const top = at('forms', '', { realms: ownerRealms, assumes: ['path', 'realms'] })

export const createForm = post(top, 'createForm', { body: NewForm, returns: Form })
export const listDownloadableForms = get(top, 'getDownloadableForms', {
  query: DownloadableFormQuery,
  returns: list(DownloadableForm),
})
/** Deletes all forms of an owner and their stored data. */
export const deleteAllFormResources = del(top, 'deleteAllResources', { query: FormOwnerQuery })
export const populateForm = post(top, 'populate', { query: FormPopulationQuery, returns: Form })

/** "Each service has GET journal". The address is assumed; no actions are listed. */
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
