import { getInvoice, listInvoices } from '@memberkit/contract/commerce/invoices'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { send } from './index.ts'
import { json } from './testing/http-server.ts'
import { testPlatform } from './testing/platform.ts'

const platform = testPlatform()
const where = { identityId: '7', invoiceId: 'inv-1' }

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a 401 is an ordinary result and calls onSignedOut once', () => {
  it('for any number of parallel calls', async () => {
    const onSignedOut = vi.fn()
    const client = platform.client({ onSignedOut })
    platform.server.respond(json(401))
    const answers = await Promise.all([1, 2, 3].map(() => send(client, getInvoice, where)))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  it('but not for other refusals', async () => {
    const onSignedOut = vi.fn()
    const client = platform.client({ onSignedOut })
    platform.server.respond(json(403))
    await send(client, getInvoice, where)
    expect(onSignedOut).not.toHaveBeenCalled()
  })
})

describe('onResponse', () => {
  it('receives every response from 200 to 499, and no failure', async () => {
    const onResponse = vi.fn()
    const client = platform.client({ onResponse })
    for (const status of [200, 404, 503]) {
      platform.server.respond(json(status, []))
      await send(client, listInvoices, { identityId: '7' }).catch(() => undefined)
    }
    expect(onResponse.mock.calls.map(([{ status }, operation]) => [status, operation])).toEqual([
      [200, listInvoices],
      [404, listInvoices],
    ])
  })

  it('that throws is reported and does not fail the call', async () => {
    const seen = vi.fn()
    vi.stubGlobal('reportError', seen)
    const hostError = new Error('host code')
    const onResponse = () => {
      throw hostError
    }
    platform.server.respond(json(200, []))
    await expect(send(platform.client({ onResponse }), listInvoices, { identityId: '7' })).resolves.toMatchObject({
      ok: true,
    })
    expect(seen).toHaveBeenCalledExactlyOnceWith(hostError)
  })
})

it('an onDrift that throws is reported and does not fail the call', async () => {
  const seen = vi.fn()
  vi.stubGlobal('reportError', seen)
  const hostError = new Error('host code')
  const onDrift = () => {
    throw hostError
  }
  platform.server.respond(json(200, 'no list'))
  await expect(send(platform.client({ onDrift }), listInvoices, { identityId: '7' })).resolves.toMatchObject({
    ok: true,
  })
  await vi.waitFor(() => expect(seen).toHaveBeenCalledExactlyOnceWith(hostError))
})
