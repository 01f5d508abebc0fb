import type * as classicAutomation from '../../commerce/classic-automation.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  AutomationRun: { one: 'Run', many: 'Runs', about: 'One run of the automation' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  one: 'Legacy automation',
  many: 'Legacy automation',
  about: 'Creates memberships and associates in the legacy system',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies FieldWords

export const actions = {
  createAutomatedAssociate: 'Create associate in the legacy system',
  createAutomatedMembership: 'Create membership in the legacy system',
} as const satisfies ActionWords<typeof classicAutomation>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createAutomatedAssociate: 'Associate creation started',
  createAutomatedMembership: 'Membership creation started',
} as const satisfies ActionWords<typeof classicAutomation>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  STARTED: 'Run started',
  COMPLETED: 'Run completed',
} as const satisfies JournalWords
