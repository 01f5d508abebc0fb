import type * as applications from '../../identity/applications.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Application: { one: 'Application', many: 'Applications', about: 'A program with a key to the platform' },
  VerifiedApplication: {
    one: 'Verified application',
    many: 'Verified applications',
    about: 'An application whose key was right',
  },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Application,
  about: 'Software that may call the platform',
} as const satisfies Name

export const fields = {
  external: 'External',
  keyUpdatedAt: 'Key last changed',
} as const satisfies FieldWords

export const actions = {
  changeApplicationOwner: 'Change owner',
  createApplication: 'Register application',
  deleteApplication: 'Delete application',
  findApplication: 'Find application',
  getApplication: 'View application',
  listApplications: 'View applications',
  listIdentityApplications: 'View applications of a person',
  updateApplicationExternal: 'Switch between internal and external',
  updateApplicationKey: 'Change key',
  updateApplicationName: 'Change name',
  verifyApplication: 'Verify application',
} as const satisfies ActionWords<typeof applications>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeApplicationOwner: 'Owner changed',
  createApplication: 'Application registered',
  deleteApplication: 'Application deleted',
  updateApplicationExternal: 'Switched between internal and external',
  updateApplicationKey: 'Key changed',
  updateApplicationName: 'Name changed',
} as const satisfies ActionWords<typeof applications>

export { ApplicationAction as journal } from '../../labels/identity/applications.en-US.ts'
