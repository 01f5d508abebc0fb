import { messageNamespace } from '@memberkit/foundation/messages'
// <actions>
import type { actionEnUS } from './actions/en-US.ts'
// </actions>
import type { newKitEnUS } from './en-US.ts'

/** Messages of the list. */
export const newKitMessages = messageNamespace<typeof newKitEnUS>('new-kit')
// <actions>
/** Messages of menus and dialogs, loaded with them. */
export const actionMessages = messageNamespace<typeof actionEnUS>('new-kit.actions')
// </actions>
