import { type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { taxNames } from './namespaces.ts'
import { allOrdersEnUS } from './orders/all-en-US.ts'
import { cartEnUS } from './cart/first.en-US.ts'

/** Every message of the kit in en-US. */
export const enUS: readonly Dictionary[] = joinMessages(
  cartEnUS,
  allOrdersEnUS,
  lazyDictionaries(taxNames, 'en-US', async () => (await import('./taxes/all-en-US.ts')).tables),
)
