import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payment-methods/es-US'
import { CoBrandPartner, SubscriptionStatus } from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { methodEsUS } from '@memberkit/parts/messages/es-US'
import { methodMessages } from '@memberkit/parts/messages/namespaces'
import { listEsUS } from './list/es-US.ts'
import { bulkNames, changeNames, detailNames, flowNames, listMessages, staffNames } from './namespaces.ts'

/** Every message of the subscriptions kit in es-US; messages that only an intent needs load with it. */
export const esUS: readonly Dictionary[] = [
  defineMessages(listMessages, 'es-US', listEsUS),
  defineMessages(methodMessages, 'es-US', methodEsUS),
  ...labelMessages('es-US', { BankAccountType, CardType, CoBrandPartner, SubscriptionStatus }),
  ...lazyDictionaries(bulkNames, 'es-US', async () => (await import('./bulk/opened.es-US.ts')).tables),
  ...lazyDictionaries(detailNames, 'es-US', async () => (await import('./later/es-US.detail.ts')).detailTables),
  ...lazyDictionaries(changeNames, 'es-US', async () => (await import('./later/es-US.change.ts')).changeTables),
  ...lazyDictionaries(flowNames, 'es-US', async () => (await import('./flows/later.es-US.ts')).tables),
  ...lazyDictionaries(staffNames, 'es-US', async () => (await import('./later/staff.es-US.ts')).tables),
]
