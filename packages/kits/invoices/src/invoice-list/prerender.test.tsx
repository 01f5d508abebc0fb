import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { createPlatform } from '@memberkit/fixtures/invoices'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { InvoiceList } from '../index.ts'
import { enUS } from '../messages/en-US.ts'

describePrerender({
  name: 'invoices',
  createPlatform,
  scenario: 'invoices/member-mixed-history',
  messages: enUS,
  ui: (identityId) => <InvoiceList identityId={identityId} />,
  places: [
    { address: '/' },
    { address: '/?status=DELINQUENT&from=2026-03-01' },
    { address: '/?invoice=inv-1014' },
    { address: '/', realm: 'Internal' },
  ],
  read: (queryClient, identityId) => queryClient.prefetchQuery(query(listInvoices, { identityId })),
  shows: 'Legal Plan Family',
})
