import { ProductCategory, StateOrProvince } from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cartEsUS as cartTable } from './es-US.ts'
import { cartMessages, laterNames } from '../namespaces.ts'

/** Messages of the cart in es-US, without those of orders and purchases. */
export const cartEsUS: readonly Dictionary[] = joinMessages(
  [defineMessages(cartMessages, 'es-US', cartTable)],
  labelMessages('es-US', { ProductCategory, StateOrProvince }),
  lazyDictionaries(laterNames, 'es-US', async () => (await import('./later/es-US.ts')).tables),
)
