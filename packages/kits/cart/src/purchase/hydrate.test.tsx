import { getOffer } from '@memberkit/contract/commerce/offers'
import { getOrder } from '@memberkit/contract/commerce/orders'
import { checkCooldown, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { getProduct } from '@memberkit/contract/commerce/products'
import { fetchOf } from '@memberkit/fixtures'
import { createPlatform } from '@memberkit/fixtures/cart'
import { MemberkitProvider } from '@memberkit/foundation'
import { memoryRouter } from '@memberkit/foundation/links'
import type { DictionaryList } from '@memberkit/foundation/messages'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { frCA } from '@memberkit/foundation/messages/fr-CA'
import { createPlatformClient } from '@memberkit/platform'
import type { Locale } from '@memberkit/platform/formats'
import { connect, query } from '@memberkit/platform/query'
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { enUS as kitEnUS } from '../messages/en-US.ts'
import { frCA as kitFrCA } from '../messages/fr-CA.ts'
import { preloadPurchase, Purchase } from './index.ts'
import { onePlan } from './testing/order.ts'

const brand = 'example'
const english = [...enUS, ...kitEnUS]
const french = [...frCA, ...kitFrCA]

/** Reads what a draft shows. */
const readDraft = (queryClient: QueryClient) =>
  queryClient.prefetchQuery(query(getOffer, { brand, offerId: onePlan.offers[0]!.offerId }))

/** The page as a host renders it, with a cache of its own on each side. */
function checkoutIn(locale: Locale, messages: DictionaryList, address = '/') {
  const scenario = address === '/' ? 'cart/shop' : 'cart/purchase-approved'
  const platform = createPlatform({ scenario })
  const { hostOf: hosts, session, securityHeader, subject } = platform
  const fetch = fetchOf(platform)
  const client = createPlatformClient({ hosts, session, realm: session.subType, securityHeader, fetch })
  const queryClient = new QueryClient()
  connect(queryClient, client)
  let onHydrated: () => void
  const isHydrated = new Promise<void>((resolve) => (onHydrated = resolve))
  const page = (
    <MemberkitProvider
      {...{ client, queryClient, messages, locale }}
      timeZone="America/Toronto"
      router={memoryRouter(address)}
    >
      <Purchase brand={brand} identityId={subject.identityId} {...(address === '/' && { order: onePlan })} />
      <Hydrated onHydrated={onHydrated!} />
    </MemberkitProvider>
  )
  return { page, isHydrated, queryClient, identityId: subject.identityId, store: platform.store }
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}

type Checkout = ReturnType<typeof checkoutIn>

/** Hydrates what the server has rendered, and returns what React complains of. */
async function hydrateIn(browser: Checkout, server: Checkout, html: string) {
  localStorage.clear()
  const complaints: unknown[] = []
  const complain = vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  hydrate(browser.queryClient, dehydrate(server.queryClient))
  const root = hydrateRoot(container, browser.page, {
    onRecoverableError: (problem) => void complaints.push(problem),
  })
  await browser.isHydrated
  onTestFinished(() => {
    complain.mockRestore()
    root.unmount()
    container.remove()
  })
  return { complaints, container }
}

/** The text of markup, as a person reads it. */
const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

test('without its code, a purchase renders nothing on a server', async () => {
  const server = checkoutIn('en-US', english)
  await readDraft(server.queryClient)
  expect(textOf(renderToString(server.page))).toBe('')
})

test.each([
  ['en-US', english, ['Check your order', 'Legal plan for the family · Family', '$29.95', 'Continue to payment']],
  ['fr-CA', french, ['29,95']],
] as const)('in %s, a preloaded draft is in the HTML with its prices, and hydrates as it is', async (...row) => {
  const [locale, dictionaries, says] = row
  const messages = await preloadPurchase('/', dictionaries, locale)
  const server = checkoutIn(locale, messages)
  await readDraft(server.queryClient)
  const html = renderToString(server.page)
  for (const words of says) expect(textOf(html)).toContain(words)
  const { complaints, container } = await hydrateIn(checkoutIn(locale, messages), server, html)
  expect(container.textContent).toContain(says[0])
  expect(complaints).toEqual([])
})

test('a preloaded order is in the HTML with what pays for it and what is agreed to, and hydrates as it is', async () => {
  const address = '/?purchase=order-3001'
  const messages = await preloadPurchase(address, english, 'en-US')
  const server = checkoutIn('en-US', messages, address)
  const { identityId, queryClient, store } = server
  const { offers } = store.orders.orders.get('order-3001')!
  await Promise.all([
    queryClient.prefetchQuery(query(getOrder, { orderId: 'order-3001' })),
    queryClient.prefetchQuery(query(listPaymentMethods, { identityId })),
    queryClient.prefetchQuery(query(checkCooldown, { identityId })),
    ...offers.flatMap(({ offerId, productId }) => [
      queryClient.prefetchQuery(query(getOffer, { brand, offerId })),
      queryClient.prefetchQuery(query(getProduct, { productId })),
    ]),
  ])
  const html = renderToString(server.page)
  for (const words of ['Payment and agreement', 'Pay $79.40']) expect(textOf(html)).toContain(words)
  const { complaints } = await hydrateIn(checkoutIn('en-US', messages, address), server, html)
  expect(complaints).toEqual([])
})
