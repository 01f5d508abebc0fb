import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { fetchOf } from '@memberkit/fixtures'
import { createPlatform } from '@memberkit/fixtures/subscriptions'
import { MemberkitProvider } from '@memberkit/foundation'
import { memoryRouter } from '@memberkit/foundation/links'
import type { DictionaryList } from '@memberkit/foundation/messages'
import { esUS } from '@memberkit/foundation/messages/es-US'
import { frCA } from '@memberkit/foundation/messages/fr-CA'
import { createPlatformClient } from '@memberkit/platform'
import type { Locale } from '@memberkit/platform/formats'
import { connect, query } from '@memberkit/platform/query'
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SubscriptionList } from '../index.ts'
import { esUS as kitEsUS } from '../messages/es-US.ts'
import { frCA as kitFrCA } from '../messages/fr-CA.ts'

/** The list as a host renders it, with a cache of its own on each side. */
function listIn(locale: Locale, messages: DictionaryList) {
  const platform = createPlatform({ scenario: 'subscriptions/active-member' })
  const { hostOf: hosts, session, securityHeader, subject } = platform
  const fetch = fetchOf(platform)
  const client = createPlatformClient({ hosts, session, realm: session.subType, securityHeader, fetch })
  const queryClient = new QueryClient()
  connect(queryClient, client)
  const page = (
    <MemberkitProvider
      {...{ client, queryClient, messages, locale }}
      timeZone="America/Toronto"
      router={memoryRouter('/')}
    >
      <SubscriptionList identityId={subject.identityId} />
    </MemberkitProvider>
  )
  return { page, queryClient, identityId: subject.identityId }
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}

test.each([
  ['es-US', [...esUS, ...kitEsUS], 'Activa'],
  ['fr-CA', [...frCA, ...kitFrCA], 'Actif'],
] as const)('in %s, a page from the server hydrates as it is', async (locale, messages, says) => {
  const server = listIn(locale, messages)
  await server.queryClient.prefetchQuery(query(listSubscriptions, { identityId: server.identityId }))
  const html = renderToString(server.page)
  const complaints: unknown[] = []
  const complain = vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  expect(container.textContent).toContain(says)

  const browser = listIn(locale, messages)
  hydrate(browser.queryClient, dehydrate(server.queryClient))
  let root: Root | undefined
  await new Promise<void>((hydrated) => {
    root = hydrateRoot(
      container,
      <>
        {browser.page}
        <Hydrated onHydrated={hydrated} />
      </>,
      { onRecoverableError: (problem) => void complaints.push(problem) },
    )
  })
  onTestFinished(() => {
    complain.mockRestore()
    root?.unmount()
    container.remove()
  })
  expect(container.textContent).toContain(says)
  expect(complaints).toEqual([])
})
