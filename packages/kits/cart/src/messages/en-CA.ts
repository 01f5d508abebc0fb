import { ProductCategory, StateOrProvince } from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cartEnCA } from './cart/en-CA.ts'
import { cartMessages, laterNames } from './namespaces.ts'
import { allOrdersEnCA } from './orders/all-en-CA.ts'

/** Every message of the kit in en-CA. */
export const enCA: readonly Dictionary[] = [
  defineMessages(cartMessages, 'en-CA', cartEnCA),
  ...labelMessages('en-CA', { ProductCategory, StateOrProvince }),
  ...lazyDictionaries(laterNames, 'en-CA', async () => (await import('./cart/later/en-CA.ts')).tables),
  ...allOrdersEnCA,
]
