import { ProductCategory, StateOrProvince } from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cartEsUS } from './cart/es-US.ts'
import { cartMessages, laterNames } from './namespaces.ts'
import { allOrdersEsUS } from './orders/all-es-US.ts'

/** Every message of the kit in es-US. */
export const esUS: readonly Dictionary[] = [
  defineMessages(cartMessages, 'es-US', cartEsUS),
  ...labelMessages('es-US', { ProductCategory, StateOrProvince }),
  ...lazyDictionaries(laterNames, 'es-US', async () => (await import('./cart/later/es-US.ts')).tables),
  ...allOrdersEsUS,
]
