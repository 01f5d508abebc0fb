import { ProductCategory, StateOrProvince } from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cartEnUS } from './cart/en-US.ts'
import { cartMessages, laterNames } from './namespaces.ts'
import { allOrdersEnUS } from './orders/all-en-US.ts'

/** Every message of the kit in en-US. */
export const enUS: readonly Dictionary[] = [
  defineMessages(cartMessages, 'en-US', cartEnUS),
  ...labelMessages('en-US', { ProductCategory, StateOrProvince }),
  ...lazyDictionaries(laterNames, 'en-US', async () => (await import('./cart/later/en-US.ts')).tables),
  ...allOrdersEnUS,
]
