import { ProductCategory, StateOrProvince } from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cartEnUS as cartTable } from './cart/en-US.ts'
import { cartMessages, laterNames, taxNames } from './namespaces.ts'
import { allOrdersEnUS } from './orders/all-en-US.ts'

/** Messages of the cart in en-US, without those of orders and purchases. */
export const cartEnUS: readonly Dictionary[] = joinMessages(
  [defineMessages(cartMessages, 'en-US', cartTable)],
  labelMessages('en-US', { ProductCategory, StateOrProvince }),
  lazyDictionaries(laterNames, 'en-US', async () => (await import('./cart/later/en-US.ts')).tables),
)

/** Every message of the kit in en-US. */
export const enUS: readonly Dictionary[] = joinMessages(
  cartEnUS,
  allOrdersEnUS,
  lazyDictionaries(taxNames, 'en-US', async () => (await import('./taxes/all-en-US.ts')).tables),
)
