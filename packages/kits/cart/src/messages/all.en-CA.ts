import { type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { taxNames } from './namespaces.ts'
import { allOrdersEnCA } from './orders/all-en-CA.ts'
import { cartEnCA } from './cart/first.en-CA.ts'

/** Every message of the kit in en-CA. */
export const enCA: readonly Dictionary[] = joinMessages(
  cartEnCA,
  allOrdersEnCA,
  lazyDictionaries(taxNames, 'en-CA', async () => (await import('./taxes/all-en-CA.ts')).tables),
)
