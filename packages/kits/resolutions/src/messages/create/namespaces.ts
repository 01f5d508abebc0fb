import { messageNamespace } from '@memberkit/foundation/messages'
import type { createTableEnUS } from './table/en-US.ts'

/** Opening a case. */
export const createMessages = messageNamespace<typeof createTableEnUS>('resolutions.create')

/** Namespaces that come with opening a case, in one file. */
export const createNames = [
  'resolutions.create',
  'parts.person',
  'labels.AccountIdentifierType',
  'labels.StateOrProvince',
] as const
