import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { cartEnCA } from './cart/en-CA.ts'
import { allOrdersEnCA } from './orders/all-en-CA.ts'
import { cartMessages } from './namespaces.ts'

/** Every message of the kit in en-CA. */
export const enCA: readonly Dictionary[] = [defineMessages(cartMessages, 'en-CA', cartEnCA), ...allOrdersEnCA]
