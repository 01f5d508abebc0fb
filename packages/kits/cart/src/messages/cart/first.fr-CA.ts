import { ProductCategory, StateOrProvince } from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cartFrCA as cartTable } from './fr-CA.ts'
import { cartMessages, laterNames } from '../namespaces.ts'

/** Messages of the cart in fr-CA, without those of orders and purchases. */
export const cartFrCA: readonly Dictionary[] = joinMessages(
  [defineMessages(cartMessages, 'fr-CA', cartTable)],
  labelMessages('fr-CA', { ProductCategory, StateOrProvince }),
  lazyDictionaries(laterNames, 'fr-CA', async () => (await import('./later/fr-CA.ts')).tables),
)
