import {
  invoiceJournal,
  getInvoice,
  listInvoices,
  payInvoice,
  voidInvoice,
} from '@memberkit/contract/commerce/invoices'
import { deletePaymentMethod } from '@memberkit/contract/commerce/payments'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NetworkFailure, RequestFailure, send, ServiceFailure } from './index.ts'
import { breakOff, hangUp, json, raw } from './testing/http-server.ts'
import { testPlatform } from './testing/platform.ts'

const platform = testPlatform()
const where = { identityId: '7', invoiceId: 'inv-1' }
const payment = { ...where, body: { paymentMethodId: 'pm-1', amount: '49.90' } }

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('commerce 5: "Every call treats any response with status 200 to 499 as a normal result, not a failure"', () => {
  it.each([200, 201, 202, 299])('%i is ok', async (status) => {
    platform.server.respond(json(status, { id: 'inv-1' }))
    expect(await send(platform.client(), getInvoice, where)).toMatchObject({ ok: true, status, data: { id: 'inv-1' } })
  })

  it.each([300, 304, 400, 401, 403, 404, 409, 412, 418, 422, 429, 499])('%i is refused', async (status) => {
    platform.server.respond(status === 304 ? json(status) : json(status, { reason: 'no' }))
    const answer = await send(platform.client(), payInvoice, payment)
    expect(answer).toMatchObject({ ok: false, status, data: status === 304 ? null : { reason: 'no' } })
  })
})

describe('commerce 8: "Only statuses 500 and above are failures"', () => {
  it.each([500, 502, 503, 504, 599])('%i throws', async (status) => {
    platform.server.respond(raw(status, '<h1>Down</h1>'))
    const failure = await send(platform.client(), payInvoice, payment).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ServiceFailure)
    expect(failure).toMatchObject({ status, operation: payInvoice, text: '<h1>Down</h1>' })
  })

  it('names the failed call without the values in its address', async () => {
    platform.server.respond(json(503))
    await expect(send(platform.client(), payInvoice, payment)).rejects.toThrow(
      'POST /v1/identities/{identityId}/invoices/{invoiceId}/pay: 503',
    )
  })
})

describe('a malformed body never throws', () => {
  it.each([200, 409])('%i with broken JSON has its text as data', async (status) => {
    platform.server.respond(raw(status, '{"reason": "brok'))
    expect(await send(platform.client(), payInvoice, payment)).toMatchObject({ status, data: '{"reason": "brok' })
  })

  it.each([200, 204, 409])('%i without a body has null as data', async (status) => {
    platform.server.respond(json(status))
    expect(await send(platform.client(), payInvoice, payment)).toMatchObject({ status, data: null })
  })

  it('a refusal whose body breaks off stays a refusal', async () => {
    platform.server.respond(breakOff(409))
    expect(await send(platform.client(), payInvoice, payment)).toMatchObject({ ok: false, status: 409, data: null })
  })
})

describe('a network error is a NetworkFailure', () => {
  it.each([
    ['a service that hangs up', hangUp],
    ['a successful answer that breaks off', breakOff(200)],
  ])('%s', async (_, how) => {
    platform.server.respond(how)
    const failure = await send(platform.client(), payInvoice, payment).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(NetworkFailure)
    expect(failure).toMatchObject({ operation: payInvoice, wasOffline: false, cause: expect.any(TypeError) })
    expect(platform.server.calls).toHaveLength(1)
  })

  it('has wasOffline when the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const unreachable = platform.client({ hosts: () => 'http://127.0.0.1:1' })
    await expect(send(unreachable, payInvoice, payment)).rejects.toMatchObject({ wasOffline: true })
  })

  it('an abort rejects with the caller’s own reason', async () => {
    const abort = new AbortController()
    platform.server.respond(() => abort.abort(new Error('left the page')))
    await expect(send(platform.client(), getInvoice, where, { signal: abort.signal })).rejects.toThrow('left the page')
  })
})

describe('a request that cannot be built is a RequestFailure, and nothing is sent', () => {
  const built = (hostError: unknown) => async () => {
    throw hostError
  }
  class ForeignSignal extends EventTarget {
    aborted = false
  }

  it.each([
    ['an environment without Request', { fetch: built(new ReferenceError('Request is not defined')) }, {}],
    ['an invalid address', { hosts: () => 'no address' }, {}],
    ['an invalid header', { securityHeader: { name: 'x-security', value: 'a\nb' } }, {}],
    ['a signal of another realm', {}, { signal: new ForeignSignal() as AbortSignal }],
  ])('%s', async (_, options, sent) => {
    const failure = await send(platform.client(options), payInvoice, payment, sent).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(RequestFailure)
    expect(failure).not.toBeInstanceOf(NetworkFailure)
    expect(failure).toMatchObject({ operation: payInvoice, cause: expect.any(Error) })
    expect((failure as RequestFailure).message).toBe(String((failure as RequestFailure).cause))
    expect(platform.server.calls).toEqual([])
  })

  it('a relative address that only the host’s fetch resolves is not a RequestFailure', async () => {
    const client = platform.client({ hosts: () => '/gateway', fetch: built(new TypeError('fetch failed')) })
    await expect(send(client, payInvoice, payment)).rejects.toThrow(NetworkFailure)
  })
})

describe('commerce 6: "All calls are credentialed and carry a security header"', () => {
  it('on reads and writes', async () => {
    const spy = vi.fn<typeof fetch>((...request) => fetch(...request))
    const client = platform.client({ fetch: spy })
    platform.server.respond(json(200, {}))
    await send(client, getInvoice, where)
    await send(client, payInvoice, payment)
    expect(spy.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'include'])
    expect(platform.server.calls.map(({ headers }) => headers['x-security'])).toEqual(['let-me-in', 'let-me-in'])
  })

  it('calls a function for its value before every request', async () => {
    let turn = 0
    const client = platform.client({ securityHeader: { name: 'x-csrf', value: () => `token-${++turn}` } })
    await send(client, getInvoice, where)
    await send(client, getInvoice, where)
    expect(platform.server.calls.map(({ headers }) => headers['x-csrf'])).toEqual(['token-1', 'token-2'])
  })

  it('rejects with the host’s own error when the value throws, and sends nothing', async () => {
    const hostError = new Error('no token yet')
    const value = () => {
      throw hostError
    }
    const client = platform.client({ securityHeader: { name: 'x-csrf', value } })
    await expect(send(client, payInvoice, payment)).rejects.toBe(hostError)
    expect(platform.server.calls).toEqual([])
  })
})

describe('commerce 9: "No default timeout on the HTTP client"', () => {
  it('sets no signal', async () => {
    const spy = vi.fn<typeof fetch>(async () => Response.json({}))
    await send(platform.client({ fetch: spy }), getInvoice, where)
    expect(spy.mock.calls[0]?.[1]?.signal).toBeUndefined()
  })
})

describe('identity 7: "An optional If-Match header with a version can be added"', () => {
  it('only when a version is given', async () => {
    await send(platform.client(), payInvoice, payment)
    await send(platform.client(), payInvoice, payment, { version: '3' })
    expect(platform.server.calls.map(({ headers }) => headers['if-match'])).toEqual([undefined, '3'])
  })

  it.each([
    ['an ETag', { etag: '"3"' }, {}, '3'],
    ['a weak ETag', { etag: 'W/"3-a"' }, {}, '3-a'],
    ['the ETag before the data', { etag: '"3"' }, { version: '2' }, '3'],
    ['a version in the data', {}, { version: '2' }, '2'],
    ['a version that is a number', {}, { version: 0 }, '0'],
    ['no version', {}, { version: null }, undefined],
    ['a list', {}, [{ version: '2' }], undefined],
  ])('the version is read from the response: %s', async (_, headers, data, version) => {
    platform.server.respond(json(200, data, headers))
    expect((await send(platform.client(), getInvoice, where)).version).toBe(version)
  })
})

describe('commerce 7: addresses and "JSON bodies unless stated"', () => {
  const received = () => platform.server.calls.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())

  it('sends the operation’s parameters, query and body', async () => {
    await send(platform.client(), listInvoices, { identityId: '7', query: { status: 'ACTIVE' } })
    await send(platform.client(), listInvoices, { identityId: '7', query: { status: undefined } })
    await send(platform.client(), invoiceJournal, { query: { since: 0 } })
    await send(platform.client(), payInvoice, payment)
    await send(platform.client(), voidInvoice, where)
    expect(received()).toEqual([
      'GET /v1/identities/7/invoices?status=ACTIVE',
      'GET /v1/identities/7/invoices',
      'GET /v1/invoices/journal?since=0',
      'POST /v1/identities/7/invoices/inv-1/pay {"paymentMethodId":"pm-1","amount":"49.90"}',
      'POST /v1/identities/7/invoices/inv-1/void',
    ])
    expect(platform.server.calls.map(({ headers }) => headers['content-type'])).toEqual([
      undefined,
      undefined,
      undefined,
      'application/json',
      undefined,
    ])
  })

  it('sends the body of a DELETE: "GET and DELETE (with body) .../paymentMethods/{methodId}"', async () => {
    await send(platform.client(), deletePaymentMethod, { identityId: '7', methodId: 'pm-1', body: {} })
    expect(received()).toEqual(['DELETE /v1/identities/7/paymentMethods/pm-1 {}'])
  })

  it('uses the service’s host, with or without a trailing slash', async () => {
    const hosts = (service: string) => `${platform.server.origin}/${service}/`
    await send(platform.client({ hosts }), getInvoice, where)
    expect(received()).toEqual(['GET /invoices/v1/identities/7/invoices/inv-1'])
  })

  it('encodes an id, whatever characters it has', async () => {
    await send(platform.client(), getInvoice, { identityId: '7', invoiceId: 'a/../b?c#d%2F' })
    expect(received()).toEqual(['GET /v1/identities/7/invoices/a%2F..%2Fb%3Fc%23d%252F'])
  })

  it.each(['', '.', '..'])('rejects the id %j, which would address another call', async (invoiceId) => {
    await expect(send(platform.client(), voidInvoice, { identityId: '7', invoiceId })).rejects.toThrow(RangeError)
    expect(platform.server.calls).toEqual([])
  })
})
