import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { cartEsUS } from './cart/es-US.ts'
import { allOrdersEsUS } from './orders/all-es-US.ts'
import { cartMessages } from './namespaces.ts'

/** Every message of the kit in es-US. */
export const esUS: readonly Dictionary[] = [defineMessages(cartMessages, 'es-US', cartEsUS), ...allOrdersEsUS]
