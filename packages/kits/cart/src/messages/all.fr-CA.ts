import { type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { taxNames } from './namespaces.ts'
import { allOrdersFrCA } from './orders/all-fr-CA.ts'
import { cartFrCA } from './cart/first.fr-CA.ts'

/** Every message of the kit in fr-CA. */
export const frCA: readonly Dictionary[] = joinMessages(
  cartFrCA,
  allOrdersFrCA,
  lazyDictionaries(taxNames, 'fr-CA', async () => (await import('./taxes/all-fr-CA.ts')).tables),
)
