import { ProductCategory, StateOrProvince } from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cartFrCA } from './cart/fr-CA.ts'
import { cartMessages, laterNames } from './namespaces.ts'
import { allOrdersFrCA } from './orders/all-fr-CA.ts'

/** Every message of the kit in fr-CA. */
export const frCA: readonly Dictionary[] = [
  defineMessages(cartMessages, 'fr-CA', cartFrCA),
  ...labelMessages('fr-CA', { ProductCategory, StateOrProvince }),
  ...lazyDictionaries(laterNames, 'fr-CA', async () => (await import('./cart/later/fr-CA.ts')).tables),
  ...allOrdersFrCA,
]
