import { ProductCategory, StateOrProvince } from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cartFrCA as cartTable } from './cart/fr-CA.ts'
import { cartMessages, laterNames, taxNames } from './namespaces.ts'
import { allOrdersFrCA } from './orders/all-fr-CA.ts'

/** Messages of the cart in fr-CA, without those of orders and purchases. */
export const cartFrCA: readonly Dictionary[] = joinMessages(
  [defineMessages(cartMessages, 'fr-CA', cartTable)],
  labelMessages('fr-CA', { ProductCategory, StateOrProvince }),
  lazyDictionaries(laterNames, 'fr-CA', async () => (await import('./cart/later/fr-CA.ts')).tables),
)

/** Every message of the kit in fr-CA. */
export const frCA: readonly Dictionary[] = joinMessages(
  cartFrCA,
  allOrdersFrCA,
  lazyDictionaries(taxNames, 'fr-CA', async () => (await import('./taxes/all-fr-CA.ts')).tables),
)
