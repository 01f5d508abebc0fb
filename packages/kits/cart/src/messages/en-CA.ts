import { ProductCategory, StateOrProvince } from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cartEnCA as cartTable } from './cart/en-CA.ts'
import { cartMessages, laterNames, taxNames } from './namespaces.ts'
import { allOrdersEnCA } from './orders/all-en-CA.ts'

/** Messages of the cart in en-CA, without those of orders and purchases. */
export const cartEnCA: readonly Dictionary[] = joinMessages(
  [defineMessages(cartMessages, 'en-CA', cartTable)],
  labelMessages('en-CA', { ProductCategory, StateOrProvince }),
  lazyDictionaries(laterNames, 'en-CA', async () => (await import('./cart/later/en-CA.ts')).tables),
)

/** Every message of the kit in en-CA. */
export const enCA: readonly Dictionary[] = joinMessages(
  cartEnCA,
  allOrdersEnCA,
  lazyDictionaries(taxNames, 'en-CA', async () => (await import('./taxes/all-en-CA.ts')).tables),
)
