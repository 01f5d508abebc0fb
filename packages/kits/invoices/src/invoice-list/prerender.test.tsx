import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { createPlatform, fetchOf } from '@memberkit/fixtures/invoices'
import { MemberkitProvider } from '@memberkit/foundation'
import { memoryRouter } from '@memberkit/foundation/links'
import { createPlatformClient } from '@memberkit/platform'
import { connect, query } from '@memberkit/platform/query'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { InvoiceList } from '../index.ts'
import { enUS } from '../messages/en-US.ts'

function kitAt(address: string, realm?: 'Internal') {
  const platform = createPlatform({ scenario: 'invoices/member-mixed-history', realm })
  const { hostOf: hosts, session, securityHeader, subject } = platform
  const client = createPlatformClient({
    hosts,
    session,
    realm: session.subType,
    securityHeader,
    fetch: fetchOf(platform),
  })
  const queryClient = new QueryClient()
  connect(queryClient, client)
  const { identityId } = subject
  const ui = (
    <MemberkitProvider
      {...{ client, queryClient }}
      locale="en-US"
      timeZone="America/Toronto"
      messages={enUS}
      router={memoryRouter(address)}
    >
      <InvoiceList identityId={identityId} />
    </MemberkitProvider>
  )
  return { ui, read: () => queryClient.prefetchQuery(query(listInvoices, { identityId })) }
}

test.each([
  ['/', undefined],
  ['/?status=DELINQUENT&from=2026-03-01', undefined],
  ['/?invoice=inv-1014', undefined],
  ['/', 'Internal'],
] as const)('%s is prerendered without its data, and without a look at the clock (%s)', (address, realm) => {
  const { ui } = kitAt(address, realm)
  const clock = vi.spyOn(Date, 'now')
  expect(renderToString(ui)).toContain('data-mk-kit="invoices"')
  expect(clock).not.toHaveBeenCalled()
  clock.mockRestore()
})

test('with its data it knows what day it is', async () => {
  const { ui, read } = kitAt('/')
  await read()
  expect(renderToString(ui)).toContain('Legal Plan Family')
})
