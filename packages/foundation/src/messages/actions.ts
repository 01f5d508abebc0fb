import type { actions } from './en-US/actions.ts'
import { messageNamespace } from './messages.ts'

/** What is said around an action: its phases, its confirmation, a conflict, an undo. */
export const actionMessages = messageNamespace<typeof actions>('foundation.actions')
