import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { createPlatform } from '@memberkit/fixtures/billing-center'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { BillingCenter } from './index.ts'
import { enUS as pageEnUS } from './messages/en-US.ts'

describePrerender({
  name: 'billing-center',
  createPlatform,
  scenario: 'billing-center/all-good',
  messages: [...enUS, ...pageEnUS],
  ui: (identityId) => <BillingCenter identityId={identityId} />,
  places: [{ address: '/' }],
  read: async (queryClient, identityId) => {
    await Promise.all([
      queryClient.prefetchQuery(query(listSubscriptions, { identityId })),
      queryClient.prefetchQuery(query(listInvoices, { identityId })),
      queryClient.prefetchQuery(query(listPaymentMethods, { identityId })),
    ])
  },
  shows: 'Legal Plan Family',
})
