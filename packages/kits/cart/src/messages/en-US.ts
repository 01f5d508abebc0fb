import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { cartEnUS } from './cart/en-US.ts'
import { allOrdersEnUS } from './orders/all-en-US.ts'
import { cartMessages } from './namespaces.ts'

/** Every message of the kit in en-US. */
export const enUS: readonly Dictionary[] = [defineMessages(cartMessages, 'en-US', cartEnUS), ...allOrdersEnUS]
