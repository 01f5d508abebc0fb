import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { cartFrCA } from './cart/fr-CA.ts'
import { allOrdersFrCA } from './orders/all-fr-CA.ts'
import { cartMessages } from './namespaces.ts'

/** Every message of the kit in fr-CA. */
export const frCA: readonly Dictionary[] = [defineMessages(cartMessages, 'fr-CA', cartFrCA), ...allOrdersFrCA]
