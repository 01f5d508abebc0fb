import { getInvoice, payInvoice } from '@memberkit/contract/commerce/invoices'
import { checkCooldown } from '@memberkit/contract/commerce/payments'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { send } from './index.ts'
import { json, raw } from './testing/http-server.ts'
import { testPlatform } from './testing/platform.ts'

const platform = testPlatform()
const where = { identityId: '7', invoiceId: 'inv-1' }

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('commerce 7: "Payload and response field names are not shown": a codec maps the host’s own names', () => {
  const invoices = {
    decode: (data: unknown) =>
      isFields(data) && 'invoice_id' in data ? { id: data.invoice_id, version: data.rev } : data,
    encode: (body: object) => (isFields(body) ? { pm: body.paymentMethodId, sum: body.amount } : body),
  }

  it('for requests and responses', async () => {
    platform.server.respond(json(200, { invoice_id: 'inv-1', rev: 4 }))
    const body = { paymentMethodId: 'pm-1', amount: '49.90' }
    const answer = await send(platform.client({ codecs: { invoices } }), payInvoice, { ...where, body })
    expect(answer).toMatchObject({ data: { id: 'inv-1' }, version: '4' })
    expect(platform.server.calls[0]?.body).toBe('{"pm":"pm-1","sum":"49.90"}')
  })

  it('for its own service only', async () => {
    platform.server.respond(json(200, { invoice_id: 'inv-1' }))
    const answer = await send(platform.client({ codecs: { invoices } }), checkCooldown, { identityId: '7' })
    expect(answer.data).toEqual({ invoice_id: 'inv-1' })
  })

  it('with the operation and the status, refusals included', async () => {
    platform.server.respond(json(409, { code: 'PAID' }))
    const decode = vi.fn((data: unknown) => data)
    await send(platform.client({ codecs: { invoices: { decode } } }), getInvoice, where)
    expect(decode).toHaveBeenCalledExactlyOnceWith({ code: 'PAID' }, getInvoice, 409)
  })

  it('a codec that throws leaves the response unchanged and is reported', async () => {
    const seen = vi.fn()
    vi.stubGlobal('reportError', seen)
    const broken = new Error('no such field')
    const decode = () => {
      throw broken
    }
    platform.server.respond(raw(409, 'gone wrong'))
    const answer = await send(platform.client({ codecs: { invoices: { decode } } }), getInvoice, where)
    expect(answer).toMatchObject({ ok: false, status: 409, data: 'gone wrong' })
    expect(seen).toHaveBeenCalledExactlyOnceWith(broken)
  })
})

function isFields(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}
