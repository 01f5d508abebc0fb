import { ProductCategory, StateOrProvince } from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cartEnCA as cartTable } from './en-CA.ts'
import { cartMessages, laterNames } from '../namespaces.ts'

/** Messages of the cart in en-CA, without those of orders and purchases. */
export const cartEnCA: readonly Dictionary[] = joinMessages(
  [defineMessages(cartMessages, 'en-CA', cartTable)],
  labelMessages('en-CA', { ProductCategory, StateOrProvince }),
  lazyDictionaries(laterNames, 'en-CA', async () => (await import('./later/en-CA.ts')).tables),
)
