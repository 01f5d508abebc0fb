import { ProductCategory, StateOrProvince } from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cartEsUS as cartTable } from './cart/es-US.ts'
import { cartMessages, laterNames, taxNames } from './namespaces.ts'
import { allOrdersEsUS } from './orders/all-es-US.ts'

/** Messages of the cart in es-US, without those of orders and purchases. */
export const cartEsUS: readonly Dictionary[] = joinMessages(
  [defineMessages(cartMessages, 'es-US', cartTable)],
  labelMessages('es-US', { ProductCategory, StateOrProvince }),
  lazyDictionaries(laterNames, 'es-US', async () => (await import('./cart/later/es-US.ts')).tables),
)

/** Every message of the kit in es-US. */
export const esUS: readonly Dictionary[] = joinMessages(
  cartEsUS,
  allOrdersEsUS,
  lazyDictionaries(taxNames, 'es-US', async () => (await import('./taxes/all-es-US.ts')).tables),
)
