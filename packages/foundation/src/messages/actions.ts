import type { actions } from './en-US/actions.ts'
import { messageNamespace } from './messages.ts'

/** Messages of actions: phases, confirmation, conflict. */
export const actionMessages = messageNamespace<typeof actions>('foundation.actions')
