import { messageNamespace } from '@memberkit/foundation/messages'
import type { openedEnUS } from './opened.en-US.ts'
import type { internalEnUS } from './words.en-US.ts'

export const internalMessages = messageNamespace<typeof internalEnUS>('resolutions.internal')
export const openedMessages = messageNamespace<typeof openedEnUS>('resolutions.internal.opened')

/** Namespaces that come with what opens from a case, in one file. */
export const openedNames = ['resolutions.internal.opened', 'parts.person', 'labels.AccountIdentifierType'] as const
