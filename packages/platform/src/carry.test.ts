import {
  assumed,
  at,
  file,
  get,
  list,
  maybe,
  number,
  type Operation,
  post,
  put,
  record,
  text,
} from '@memberkit/contract'
import { describe, expect, it, vi } from 'vitest'
import { NetworkFailure, send } from './index.ts'
import { breakOff, json, type ReceivedCall } from './testing/http-server.ts'
import { testPlatform } from './testing/platform.ts'

const platform = testPlatform()
const address = at('files', '/v1/identities/{identityId}/files')
const upload = post(address, '', {
  body: assumed({ file, tags: maybe(list(text)), about: maybe(record), pages: maybe(number), note: maybe(text) }),
  encoding: 'multipart',
  returns: record,
})
const download = get(address, '{fileId}/download', {
  query: assumed({ size: text }),
  returns: file,
  responseType: 'file',
})
const photo = new File(['photo of Ada'], 'ada.png', { type: 'image/png' })
const identity = { identityId: '7' }

/** Returns the form as a server reads it. */
const formOf = ({ headers, body }: ReceivedCall) =>
  new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } }).formData()

const lastCall = () => {
  const call = platform.server.calls.at(-1)
  if (!call) throw new Error('Nothing was sent')
  return call
}

describe('a multipart body is sent as form data', () => {
  it('sends files as parts with name and type, repeats lists, encodes objects as JSON, and omits undefined', async () => {
    platform.server.respond(json(200, { id: 'file-1' }))
    const body = { file: photo, tags: ['will', 'draft'], about: { case: 4 }, pages: 2, note: undefined }
    expect(await send(platform.client(), upload, { ...identity, body })).toMatchObject({
      ok: true,
      data: { id: 'file-1' },
    })
    expect(lastCall().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    const form = await formOf(lastCall())
    const sent = form.get('file')
    expect(sent).toMatchObject({ name: 'ada.png', type: 'image/png' })
    expect(sent instanceof File && (await sent.text())).toBe('photo of Ada')
    expect([...form].filter(([name]) => name !== 'file')).toEqual([
      ['tags', 'will'],
      ['tags', 'draft'],
      ['about', '{"case":4}'],
      ['pages', '2'],
    ])
  })

  it('applies the service’s codec, the security header and the version', async () => {
    const encode = (body: object, operation: Operation) => ({ upload: 'file' in body && body.file, as: operation.path })
    const client = platform.client({ codecs: { files: { encode } } })
    await send(client, upload, { ...identity, body: { file: photo } }, { version: '4' })
    const form = await formOf(lastCall())
    expect([...form.keys()]).toEqual(['upload', 'as'])
    expect(lastCall().headers).toMatchObject({ 'x-security': 'let-me-in', 'if-match': '4' })
  })

  it('also with PUT', async () => {
    const replace = put(address, '{fileId}', { body: assumed({ file }), encoding: 'multipart' })
    await send(platform.client(), replace, { ...identity, fileId: '1', body: { file: new Blob(['bytes']) } })
    expect(lastCall()).toMatchObject({ method: 'PUT', url: '/v1/identities/7/files/1' })
    expect((await formOf(lastCall())).get('file')).toBeInstanceOf(File)
  })
})

describe('a call that returns a file', () => {
  const input = { ...identity, fileId: '1', query: { size: 'small' } }

  it('has a Blob of the response’s type as data, even for JSON', async () => {
    for (const body of ['%PDF-1.7 …', '{"json": "file"}', '']) {
      platform.server.respond((response) => {
        response.writeHead(200, { 'content-type': 'application/pdf', etag: '"3"' })
        response.end(body)
      })
      const answer = await send(platform.client(), download, input)
      expect(answer).toMatchObject({ ok: true, status: 200, version: '3' })
      const blob = answer.ok ? answer.data : null
      expect(blob?.type).toBe('application/pdf')
      expect(await blob?.text()).toBe(body)
    }
  })

  it('returns a refusal with the service’s data', async () => {
    platform.server.respond(json(404, { reason: 'gone' }))
    expect(await send(platform.client(), download, input)).toMatchObject({
      ok: false,
      status: 404,
      data: { reason: 'gone' },
    })
  })

  it('throws on a broken connection and on 503', async () => {
    platform.server.respond(breakOff(200))
    await expect(send(platform.client(), download, input)).rejects.toThrow(NetworkFailure)
    platform.server.respond(json(503, { reason: 'down' }))
    await expect(send(platform.client(), download, input)).rejects.toMatchObject({
      status: 503,
      text: '{"reason":"down"}',
    })
  })

  it('passes the Blob through the codec', async () => {
    platform.server.respond(json(200, { any: 'thing' }))
    const decode = vi.fn((data: unknown) => data)
    await send(platform.client({ codecs: { files: { decode } } }), download, input)
    expect(decode.mock.calls[0]?.[0]).toBeInstanceOf(Blob)
  })
})

describe('commerce 7: "GET /getByIdList (body)", which no browser can send: its fields go into the query', () => {
  const offers = at('offers', '/v1/brands/{brand}/offers')
  const findOffers = get(offers, 'getByIdList', {
    body: assumed({ ids: list(text), note: maybe(text) }),
    returns: list(record),
  })

  it('repeats lists and sends no body', async () => {
    platform.server.respond(json(200, []))
    await send(platform.client(), findOffers, { brand: 'legal', body: { ids: ['1', 'a&b'] } })
    expect(lastCall()).toMatchObject({ url: '/v1/brands/legal/offers/getByIdList?ids=1&ids=a%26b', body: '' })
    expect(lastCall().headers['content-type']).toBeUndefined()
  })

  it('adds to an existing query and applies the codec', async () => {
    const both = get(offers, 'both', { query: assumed({ status: text }), body: assumed({ ids: list(text) }) })
    const client = platform.client({ codecs: { offers: { encode: () => ({ id: 'x' }) } } })
    await send(client, both, { brand: 'legal', query: { status: 'OPEN' }, body: { ids: ['1'] } })
    expect(lastCall().url).toBe('/v1/brands/legal/offers/both?status=OPEN&id=x')
  })

  it('because fetch itself refuses a GET with a body', () => {
    expect(() => new Request('https://example.com', { method: 'GET', body: '{}' })).toThrow(TypeError)
  })
})
