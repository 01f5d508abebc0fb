import { messageNamespace } from '@memberkit/foundation/messages'
import type { newKitEnUS } from './en-US.ts'

/** Everything the kit says. What only a dialog says gets a namespace of its own, loaded with it. */
export const newKitMessages = messageNamespace<typeof newKitEnUS>('new-kit')
