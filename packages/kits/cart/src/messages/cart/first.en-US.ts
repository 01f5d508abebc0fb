import { ProductCategory, StateOrProvince } from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cartEnUS as cartTable } from './en-US.ts'
import { cartMessages, laterNames } from '../namespaces.ts'

/** Messages of the cart in en-US, without those of orders and purchases. */
export const cartEnUS: readonly Dictionary[] = joinMessages(
  [defineMessages(cartMessages, 'en-US', cartTable)],
  labelMessages('en-US', { ProductCategory, StateOrProvince }),
  lazyDictionaries(laterNames, 'en-US', async () => (await import('./later/en-US.ts')).tables),
)
