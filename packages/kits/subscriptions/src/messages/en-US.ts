import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-US'
import { CoBrandPartner, SubscriptionStatus } from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodEnUS } from '@memberkit/parts/messages/en-US'
import { methodMessages } from '@memberkit/parts/messages/namespaces'
import { listEnUS } from './list/en-US.ts'
import { bulkNames, changeNames, detailNames, flowNames, listMessages, staffNames } from './namespaces.ts'

/** Every message of the subscriptions kit in en-US; messages that only an intent needs load with it. */
export const enUS: readonly Dictionary[] = [
  defineMessages(listMessages, 'en-US', listEnUS),
  defineMessages(methodMessages, 'en-US', methodEnUS),
  ...labelMessages('en-US', { BankAccountType, CardType, CoBrandPartner, SubscriptionStatus }),
  ...lazyDictionaries(bulkNames, 'en-US', async () => (await import('./bulk/opened.en-US.ts')).tables),
  ...lazyDictionaries(detailNames, 'en-US', async () => (await import('./later/en-US.detail.ts')).detailTables),
  ...lazyDictionaries(changeNames, 'en-US', async () => (await import('./later/en-US.change.ts')).changeTables),
  ...lazyDictionaries(flowNames, 'en-US', async () => (await import('./flows/later.en-US.ts')).tables),
  ...lazyDictionaries(staffNames, 'en-US', async () => (await import('./later/staff.en-US.ts')).tables),
]
