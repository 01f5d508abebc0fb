import {
  addInvoiceItem,
  createInvoice,
  getInvoice,
  invoiceJournal,
  listInvoices,
  payInvoice,
  registerInvoiceItemTax,
} from '@memberkit/contract/commerce/invoices'
import { checkCooldown, findTransactions } from '@memberkit/contract/commerce/payments'
import { MutationObserver, onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { NetworkFailure, ServiceFailure } from '../index.ts'
import { hangUp, json } from '../testing/http-server.ts'
import { testPlatform } from '../testing/platform.ts'
import { connect, effects, keyOf, mutation, query } from './index.ts'

const platform = testPlatform()
const identity = { identityId: '7' }
const where = { ...identity, invoiceId: 'inv-1' }
const payment = { ...where, body: { paymentMethodId: 'pm-1', amount: '49.90' } }

/** A host whose defaults would repeat everything. */
function eagerHost(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retryDelay: 0 }, mutations: { retry: 3, retryDelay: 0, networkMode: 'online' } },
  })
  connect(queryClient, platform.client())
  return queryClient
}

const pay = mutation(payInvoice, ({ identityId }) => [keyOf(checkCooldown, { identityId }), keyOf(findTransactions)])

afterEach(() => {
  onlineManager.setOnline(true)
})

describe('money, status and notification calls are never repeated automatically', () => {
  it.each([
    ['ServiceFailure', json(503), ServiceFailure],
    ['NetworkFailure', hangUp, NetworkFailure],
  ])('%s: sent once, even where the host’s defaults retry mutations', async (_, how, failure) => {
    platform.server.respond(how)
    await expect(new MutationObserver(eagerHost(), pay).mutate(payment)).rejects.toThrow(failure)
    expect(platform.server.calls).toHaveLength(1)
  })

  it('offline, it is not queued for later', async () => {
    onlineManager.setOnline(false)
    platform.server.respond(hangUp)
    const observer = new MutationObserver(eagerHost(), pay)
    await expect(observer.mutate(payment)).rejects.toThrow(NetworkFailure)
    expect(observer.getCurrentResult().isPaused).toBe(false)
  })

  it('a refusal resolves instead of throwing', async () => {
    platform.server.respond(json(409, { reason: 'PAID' }))
    expect(await new MutationObserver(eagerHost(), pay).mutate(payment)).toMatchObject({ ok: false, status: 409 })
  })
})

it('identity 7: "An optional If-Match header with a version can be added"', async () => {
  platform.server.respond(json(200, {}))
  await new MutationObserver(eagerHost(), pay).mutate({ ...payment, ifMatch: '3' })
  await new MutationObserver(eagerHost(), pay).mutate(payment)
  expect(platform.server.calls.map(({ headers }) => headers['if-match'])).toEqual(['3', undefined])
  expect(platform.server.calls[0]?.body).toBe('{"paymentMethodId":"pm-1","amount":"49.90"}')
})

describe('a mutation invalidates', () => {
  const others = keyOf(listInvoices, { identityId: '8' })
  const known: Record<string, QueryKey> = {
    list: keyOf(listInvoices, { ...identity, query: { status: 'ACTIVE' } }),
    invoice: keyOf(getInvoice, where),
    cooldown: keyOf(checkCooldown, identity),
    transactions: keyOf(findTransactions, { body: identity }),
    others,
    journal: keyOf(invoiceJournal, {}),
  }

  async function staleAfter(status: number): Promise<string[]> {
    const queryClient = eagerHost()
    for (const key of Object.values(known)) queryClient.setQueryData(key, { ok: true, status: 200, data: [] })
    platform.server.respond(json(status, {}))
    await new MutationObserver(queryClient, { ...pay, onSuccess: () => undefined }).mutate(payment)
    return Object.keys(known).filter((name) => queryClient.getQueryState(known[name]!)?.isInvalidated)
  }

  it('its own collection and the keys it adds, and nothing else', async () => {
    expect(await staleAfter(200)).toEqual(['list', 'invoice', 'cooldown', 'transactions'])
  })

  it('nothing when it was refused', async () => {
    expect(await staleAfter(409)).toEqual([])
  })

  it('the keys that `invalidates` returns', () => {
    expect(pay.invalidates(payment)).toEqual([
      keyOf(listInvoices, identity),
      keyOf(checkCooldown, identity),
      keyOf(findTransactions),
    ])
  })

  it('data on screen, so that the next fetch sends a request', async () => {
    const queryClient = eagerHost()
    platform.server.respond(json(200, []))
    await queryClient.fetchQuery(query(listInvoices, identity))
    const answer = await new MutationObserver(queryClient, mutation(createInvoice)).mutate({
      ...identity,
      body: { recurrence: 'ONE_TIME', currency: 'USD', items: [] },
    })
    expect(answer.ok).toBe(true)
    await queryClient.fetchQuery(query(listInvoices, identity))
    expect(platform.server.calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
  })
})

describe('the collection to invalidate', () => {
  it.each([
    ['creating', effects(createInvoice, identity)],
    ['changing', effects(payInvoice, where)],
    ['changing an item', effects(addInvoiceItem, where)],
    ['changing a nested resource', effects(registerInvoiceItemTax, { ...where, itemId: 'item-1' })],
  ])('%s invalidates the identity’s invoices', (_, touched) => {
    expect(touched).toEqual([keyOf(listInvoices, identity)])
  })
})
