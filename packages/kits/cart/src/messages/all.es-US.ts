import { type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { taxNames } from './namespaces.ts'
import { allOrdersEsUS } from './orders/all-es-US.ts'
import { cartEsUS } from './cart/first.es-US.ts'

/** Every message of the kit in es-US. */
export const esUS: readonly Dictionary[] = joinMessages(
  cartEsUS,
  allOrdersEsUS,
  lazyDictionaries(taxNames, 'es-US', async () => (await import('./taxes/all-es-US.ts')).tables),
)
