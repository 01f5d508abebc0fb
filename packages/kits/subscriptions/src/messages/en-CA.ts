import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/en-CA'
import { CoBrandPartner, SubscriptionStatus } from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodEnCA } from '@memberkit/parts/messages/en-CA'
import { methodMessages } from '@memberkit/parts/messages/namespaces'
import { listEnCA } from './list/en-CA.ts'
import { bulkNames, changeNames, detailNames, flowNames, listMessages, staffNames } from './namespaces.ts'

/** Every message of the subscriptions kit in en-CA; messages that only an intent needs load with it. */
export const enCA: readonly Dictionary[] = [
  defineMessages(listMessages, 'en-CA', listEnCA),
  defineMessages(methodMessages, 'en-CA', methodEnCA),
  ...labelMessages('en-CA', { BankAccountType, CardType, CoBrandPartner, SubscriptionStatus }),
  ...lazyDictionaries(bulkNames, 'en-CA', async () => (await import('./bulk/opened.en-CA.ts')).tables),
  ...lazyDictionaries(detailNames, 'en-CA', async () => (await import('./later/en-CA.detail.ts')).detailTables),
  ...lazyDictionaries(changeNames, 'en-CA', async () => (await import('./later/en-CA.change.ts')).changeTables),
  ...lazyDictionaries(flowNames, 'en-CA', async () => (await import('./flows/later.en-CA.ts')).tables),
  ...lazyDictionaries(staffNames, 'en-CA', async () => (await import('./later/staff.en-CA.ts')).tables),
]
