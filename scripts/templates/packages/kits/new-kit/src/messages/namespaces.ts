import { messageNamespace } from '@memberkit/foundation/messages'
// <actions>
import type { actionEnUS } from './actions/en-US.ts'
// </actions>
import type { newKitEnUS } from './en-US.ts'

/** Everything the list says. */
export const newKitMessages = messageNamespace<typeof newKitEnUS>('new-kit')
// <actions>
/** What menus and dialogs say, loaded with them. */
export const actionMessages = messageNamespace<typeof actionEnUS>('new-kit.actions')
// </actions>
