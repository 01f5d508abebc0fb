import { oneOf, type Out } from '../wire.ts'

/** The actions of the application journal. Source: identity and communication, section 3, "Application". */
export const ApplicationAction = oneOf(
  'CREATED',
  'MIGRATED',
  'REMOVED',
  'UPDATED_NAME',
  'OWNER_CHANGED',
  'KEY_UPDATED',
  'EXTERNAL_UPDATED',
)
export type ApplicationAction = Out<typeof ApplicationAction>
