import { getInvoice, listInvoices, payInvoice } from '@memberkit/contract/commerce/invoices'
import { findTransactions } from '@memberkit/contract/commerce/payments'
import { dehydrate, environmentManager, hydrate, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkFailure, ServiceFailure } from '../index.ts'
import { hangUp, json } from '../testing/http-server.ts'
import { testPlatform } from '../testing/platform.ts'
import { connect, defaultStaleTime, keyOf, platformTime, query } from './index.ts'

const platform = testPlatform()
const identity = { identityId: '7' }

/** A query client with the platform, that does not wait between retries. */
function connected(options: Parameters<typeof platform.client>[0] = {}): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })
  connect(queryClient, platform.client(options))
  return queryClient
}

/** Tests run in Node, which TanStack Query takes for a server. */
const runsOnServer = (isServer: boolean) => environmentManager.setIsServer(() => isServer)

afterEach(() => {
  vi.useRealTimers()
  runsOnServer(true)
})

describe('the cache key mirrors the address', () => {
  it('one segment each, followed by the query or the body', () => {
    expect(keyOf(listInvoices, identity)).toEqual(['invoices', 'v1', 'identities', '7', 'invoices'])
    expect(keyOf(listInvoices, { ...identity, query: { status: 'ACTIVE' } })).toEqual([
      ...keyOf(listInvoices, identity),
      { status: 'ACTIVE' },
    ])
    expect(keyOf(findTransactions, { body: identity })).toEqual(['payments', 'v1', 'transactions', identity])
  })

  it('and is the same for an empty query, an undefined parameter and no query', () => {
    expect(keyOf(listInvoices, { ...identity, query: {} })).toEqual(keyOf(listInvoices, identity))
    expect(keyOf(listInvoices, { ...identity, query: { status: undefined } })).toEqual(keyOf(listInvoices, identity))
  })

  it('with the collection’s key as its prefix', () => {
    const collection = keyOf(listInvoices, identity)
    const entity = keyOf(getInvoice, { ...identity, invoiceId: 'inv-1' })
    expect(entity.slice(0, collection.length)).toEqual(collection)
  })

  it('and ends at a missing parameter', () => {
    expect(keyOf(getInvoice, identity)).toEqual(keyOf(listInvoices, identity))
    expect(keyOf(listInvoices)).toEqual(['invoices', 'v1', 'identities'])
  })
})

describe('reads', () => {
  it('use the client connected to the query client, and share one response', async () => {
    platform.server.respond(json(200, [], { etag: '"5"' }))
    const queryClient = connected()
    const options = query(listInvoices, identity)
    const answers = await Promise.all([queryClient.fetchQuery(options), queryClient.fetchQuery(options)])
    expect(answers[0]).toEqual({ ok: true, status: 200, data: [], version: '5' })
    expect(answers[1]).toBe(answers[0])
    expect(platform.server.calls).toHaveLength(1)
    expect(queryClient.getQueryData(options.queryKey)).toBe(answers[0])
  })

  it('use the client connected last', async () => {
    const queryClient = connected()
    connect(queryClient, platform.client({ securityHeader: { name: 'x-security', value: 'second' } }))
    await queryClient.fetchQuery(query(listInvoices, identity))
    expect(platform.server.calls[0]?.headers['x-security']).toBe('second')
  })

  it('throw an error that names `connect` when no client is connected', async () => {
    await expect(new QueryClient().fetchQuery(query(listInvoices, identity))).rejects.toThrow('connect(queryClient')
  })

  it('are aborted when their last observer unsubscribes', async () => {
    const aborted = new Promise<void>((resolve) => {
      platform.server.respond((response) => response.on('close', resolve))
    })
    const queryClient = connected()
    const leave = new QueryObserver(queryClient, query(listInvoices, identity)).subscribe(() => undefined)
    await vi.waitFor(() => expect(platform.server.calls).toHaveLength(1))
    leave()
    await aborted
  })

  it('may be a POST without effects, never one with effects', async () => {
    platform.server.respond(json(200, []))
    expect(await connected().fetchQuery(query(findTransactions, { body: identity }))).toMatchObject({ ok: true })
    const body = { paymentMethodId: 'pm-1', amount: '1.00' }
    expect(() => query(payInvoice, { ...identity, invoiceId: 'inv-1', body })).toThrow('Not a read')
  })
})

describe('on a server, a failed read is not retried', () => {
  it.each([
    ['ServiceFailure', json(500), ServiceFailure],
    ['NetworkFailure', hangUp, NetworkFailure],
  ])('%s', async (_, how, failure) => {
    platform.server.respond(how)
    await expect(connected().fetchQuery(query(listInvoices, identity))).rejects.toThrow(failure)
    expect(platform.server.calls).toHaveLength(1)
  })

  it('a failed prefetch is not dehydrated; the browser fetches again, and retries', async () => {
    platform.server.respond((response, call) => json(platform.server.calls.length < 3 ? 500 : 200, [])(response, call))
    const onServer = connected()
    const options = query(listInvoices, identity)
    await onServer.prefetchQuery(options)
    expect(platform.server.calls).toHaveLength(1)

    runsOnServer(false)
    const inBrowser = connected()
    hydrate(inBrowser, JSON.parse(JSON.stringify(dehydrate(onServer))))
    expect(inBrowser.getQueryState(options.queryKey)).toBeUndefined()
    expect(await inBrowser.fetchQuery(options)).toMatchObject({ ok: true })
    expect(platform.server.calls).toHaveLength(3)
  })

  it('a refusal is dehydrated, so that the first paint shows its reason', async () => {
    platform.server.respond(json(403))
    const onServer = connected()
    const options = query(listInvoices, identity)
    await onServer.prefetchQuery(options)
    const inBrowser = connected()
    hydrate(inBrowser, JSON.parse(JSON.stringify(dehydrate(onServer))))
    expect(inBrowser.getQueryData(options.queryKey)).toMatchObject({ ok: false, status: 403 })
  })
})

describe('the platform’s time', () => {
  it('is dehydrated with the data: the browser knows it before its first response, then by its own', async () => {
    platform.server.respond(json(200, [], { date: 'Tue, 10 Mar 2026 12:00:00 GMT' }))
    const onServer = connected()
    await onServer.prefetchQuery(query(listInvoices, identity))
    const told = platformTime(onServer)
    expect(new Date(told ?? 0).toISOString()).toMatch(/^2026-03-10T12:00:0/)

    runsOnServer(false)
    const inBrowser = connected()
    expect(platformTime(inBrowser)).toBeUndefined()
    hydrate(inBrowser, JSON.parse(JSON.stringify(dehydrate(onServer))))
    expect(platformTime(inBrowser)).toBe(told)

    platform.server.respond(json(200, [], { date: 'Thu, 12 Mar 2026 12:00:00 GMT' }))
    await inBrowser.fetchQuery(query(listInvoices, { identityId: '8' }))
    expect(platformTime(inBrowser)).toBeGreaterThanOrEqual(Date.UTC(2026, 2, 12, 12))
  })
})

describe('in a browser, failed reads are retried with exponential back-off', () => {
  beforeEach(() => runsOnServer(false))

  it.each([
    ['ServiceFailure', json(503), ServiceFailure],
    ['NetworkFailure', hangUp, NetworkFailure],
  ])('%s: three retries, then the failure', async (_, how, failure) => {
    platform.server.respond(how)
    await expect(connected().fetchQuery(query(listInvoices, identity))).rejects.toThrow(failure)
    expect(platform.server.calls).toHaveLength(4)
  })

  it('retries end with the first response', async () => {
    platform.server.respond((response, call) => json(platform.server.calls.length < 3 ? 503 : 200, [])(response, call))
    expect(await connected().fetchQuery(query(listInvoices, identity))).toMatchObject({ ok: true })
    expect(platform.server.calls).toHaveLength(3)
  })

  it('delays are 1, 2 and 4 seconds', async () => {
    vi.useFakeTimers()
    const fetch = vi.fn(async () => new Response(null, { status: 503 }))
    const queryClient = new QueryClient()
    connect(queryClient, platform.client({ fetch }))
    const reading = queryClient.fetchQuery(query(listInvoices, identity)).catch((error: unknown) => error)
    const callsAfter = async (wait: number) => {
      await vi.advanceTimersByTimeAsync(wait)
      return fetch.mock.calls.length
    }
    expect([await callsAfter(999), await callsAfter(1)]).toEqual([1, 2])
    expect([await callsAfter(1999), await callsAfter(1)]).toEqual([2, 3])
    expect([await callsAfter(3999), await callsAfter(1)]).toEqual([3, 4])
    expect(await reading).toBeInstanceOf(ServiceFailure)
  })

  it.each([401, 403, 404, 409, 429])('%i is data and is not retried', async (status) => {
    platform.server.respond(json(status))
    expect(await connected().fetchQuery(query(listInvoices, identity))).toMatchObject({ ok: false, status })
    expect(platform.server.calls).toHaveLength(1)
  })

  it('an invalid call is not retried', async () => {
    await expect(connected().fetchQuery(query(listInvoices, { identityId: '..' }))).rejects.toThrow(RangeError)
    expect(platform.server.calls).toEqual([])
  })
})

describe('staleness', () => {
  it('a successful response is not refetched until it is stale', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    platform.server.respond(json(200, []))
    const queryClient = connected()
    await queryClient.fetchQuery(query(listInvoices, identity))
    vi.advanceTimersByTime(defaultStaleTime - 1)
    await queryClient.fetchQuery(query(listInvoices, identity))
    expect(platform.server.calls).toHaveLength(1)
    vi.advanceTimersByTime(1)
    await queryClient.fetchQuery(query(listInvoices, identity))
    expect(platform.server.calls).toHaveLength(2)
  })

  it('"4xx is data with no stale time": the next reader refetches', async () => {
    platform.server.respond(json(404))
    const queryClient = connected()
    await queryClient.fetchQuery(query(listInvoices, identity))
    await queryClient.fetchQuery(query(listInvoices, identity))
    expect(platform.server.calls).toHaveLength(2)
  })
})
