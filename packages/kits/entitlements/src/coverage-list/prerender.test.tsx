import { createPlatform, fetchOf } from '@memberkit/fixtures/entitlements'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { MemberkitProvider } from '@memberkit/foundation'
import { memoryRouter } from '@memberkit/foundation/links'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { createPlatformClient } from '@memberkit/platform'
import { connect, query } from '@memberkit/platform/query'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CoverageList } from '../index.ts'
import { enUS as kitEnUS } from '../messages/en-US.ts'

function kitAt(address: string, realm?: 'Internal') {
  const platform = createPlatform({ scenario: 'entitlements/family-active', realm })
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
      messages={[...enUS, ...kitEnUS]}
      router={memoryRouter(address)}
    >
      <CoverageList identityId={identityId} />
    </MemberkitProvider>
  )
  const owner = { owners: 'identities', ownerId: identityId } as const
  return { ui, read: () => queryClient.prefetchQuery(query(listEntitlements, owner)) }
}

test.each([
  ['/', undefined],
  ['/?plan=ent-1', undefined],
  ['/', 'Internal'],
] as const)('%s is prerendered without its data, and without a look at the clock (%s)', (address, realm) => {
  const { ui } = kitAt(address, realm)
  const clock = vi.spyOn(Date, 'now')
  const html = renderToString(ui)
  expect(html).toContain('data-mk-kit="entitlements"')
  expect(html).not.toContain('style=')
  expect(clock).not.toHaveBeenCalled()
  clock.mockRestore()
})

test('with its data the plans are in the page', async () => {
  const { ui, read } = kitAt('/')
  await read()
  expect(renderToString(ui)).toContain('Legal Plan Family')
})
