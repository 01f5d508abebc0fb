import { messageNamespace } from '@memberkit/foundation/messages'
import type { intakesTableEnUS } from './table/en-US.ts'

/** The intakes of a member. */
export const intakesMessages = messageNamespace<typeof intakesTableEnUS>('resolutions.intakes')

/** Namespaces that come with intakes, in one file. */
export const intakesNames = ['resolutions.intakes'] as const
