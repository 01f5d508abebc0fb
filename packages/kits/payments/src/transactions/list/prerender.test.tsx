import { findTransactions, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { createPlatform } from '@memberkit/fixtures/payments'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { enUS } from '../../messages/en-US.ts'
import { Transactions } from './Transactions.tsx'

describePrerender({
  name: 'payments',
  createPlatform,
  scenario: 'payments/transactions',
  messages: enUS,
  ui: (identityId) => <Transactions identityId={identityId} />,
  places: [
    { address: '/' },
    { address: '/?type=REFUND&from=2026-03-01' },
    { address: '/?transaction=tx-102' },
    { address: '/', realm: 'Internal' },
  ],
  read: async (queryClient, identityId) => {
    await Promise.all([
      queryClient.prefetchQuery(query(findTransactions, { body: { identityId } })),
      queryClient.prefetchQuery(query(listPaymentMethods, { identityId })),
    ])
  },
  shows: 'Invoice inv-2003',
})
