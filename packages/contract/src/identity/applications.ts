import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerQuery } from '../shared/owner.ts'
import { list } from '../wire.ts'
import {
  ApplicationExternalChange,
  ApplicationKey,
  ApplicationName,
  ApplicationVerification,
  NewApplication,
} from './applications.bodies.ts'
import { Application, VerifiedApplication } from './applications.entities.ts'
import { ApplicationAction } from './applications.enums.ts'

// Source: identity and communication, section 7, "Applications and tokens". Registering programs is assumed to be for
// staff.

const staffOnly = { access: 'internal', assumes: ['access'] } as const
const root = at('applications', '/v1', staffOnly)
const owned = at('applications', '/v1/identities/{identityId}/applications', staffOnly)
const application = at('applications', '/v1/identities/{identityId}/applications/{applicationId}', staffOnly)

export const createApplication = post(owned, '', { body: NewApplication, returns: Application })
export const listIdentityApplications = get(owned, '', { returns: list(Application) })
export const getApplication = get(application, '', { returns: Application })
export const deleteApplication = del(application, '')
/** Returns an application without knowing its owner. */
export const findApplication = get(root, 'applications/{applicationId}', { returns: Application })
export const listApplications = get(root, 'applications', { returns: list(Application) })

export const updateApplicationName = post(application, 'updateName', { body: ApplicationName, returns: Application })
export const updateApplicationExternal = post(application, 'updateExternal', {
  body: ApplicationExternalChange,
  returns: Application,
})
export const updateApplicationKey = post(application, 'updateKey', { body: ApplicationKey, returns: Application })
export const changeApplicationOwner = post(application, 'changeOwner', { query: OwnerQuery, returns: Application })
export const verifyApplication = post(root, 'verify', {
  body: ApplicationVerification,
  returns: VerifiedApplication,
  idempotent: true,
})

export const applicationJournal = journal('applications', '/v1/applications', ApplicationAction)
export const applicationMaxClock = maxClock('applications', '/v1/applications', { assumes: ['access'] })

export {
  Application,
  ApplicationAction,
  ApplicationExternalChange,
  ApplicationKey,
  ApplicationName,
  ApplicationVerification,
  NewApplication,
  VerifiedApplication,
}
