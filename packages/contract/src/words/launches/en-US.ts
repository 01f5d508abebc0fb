import type * as launches from '../../identity/launches.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Launch: { one: 'Launch', many: 'Launches', about: 'The start of a member’s business' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Launch,
  about: 'Businesses being started with our help',
} as const satisfies Name

export const fields = {
  launchId: 'Launch',
} as const satisfies FieldWords

export const actions = {
  changeLaunchOwner: 'Change owner',
  createLaunch: 'Create launch',
  deleteLaunch: 'Delete launch',
  getLaunch: 'View launch',
  listLaunches: 'View launches',
} as const satisfies ActionWords<typeof launches>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeLaunchOwner: 'Owner changed',
  createLaunch: 'Launch created',
  deleteLaunch: 'Launch deleted',
} as const satisfies ActionWords<typeof launches>

export { LaunchAction as journal } from '../../labels/identity/launches.en-US.ts'
