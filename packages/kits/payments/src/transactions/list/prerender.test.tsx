import { findTransactions } from '@memberkit/contract/commerce/payments'
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
  read: (queryClient, identityId) => queryClient.prefetchQuery(query(findTransactions, { body: { identityId } })),
  shows: 'Invoice inv-2003',
})
