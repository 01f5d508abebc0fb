import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/fr-CA'
import { CoBrandPartner, SubscriptionStatus } from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodFrCA } from '@memberkit/parts/messages/fr-CA'
import { methodMessages } from '@memberkit/parts/messages/namespaces'
import { listFrCA } from './list/fr-CA.ts'
import { bulkNames, changeNames, detailNames, flowNames, listMessages, staffNames } from './namespaces.ts'

/** Every message of the subscriptions kit in fr-CA; messages that only an intent needs load with it. */
export const frCA: readonly Dictionary[] = [
  defineMessages(listMessages, 'fr-CA', listFrCA),
  defineMessages(methodMessages, 'fr-CA', methodFrCA),
  ...labelMessages('fr-CA', { BankAccountType, CardType, CoBrandPartner, SubscriptionStatus }),
  ...lazyDictionaries(bulkNames, 'fr-CA', async () => (await import('./bulk/opened.fr-CA.ts')).tables),
  ...lazyDictionaries(detailNames, 'fr-CA', async () => (await import('./later/fr-CA.detail.ts')).detailTables),
  ...lazyDictionaries(changeNames, 'fr-CA', async () => (await import('./later/fr-CA.change.ts')).changeTables),
  ...lazyDictionaries(flowNames, 'fr-CA', async () => (await import('./flows/later.fr-CA.ts')).tables),
  ...lazyDictionaries(staffNames, 'fr-CA', async () => (await import('./later/staff.fr-CA.ts')).tables),
]
