import { describe, expect, it, vi } from 'vitest'
import { fetchPlain, NetworkFailure, type PlainRequest } from './index.ts'
import { hangUp, json, raw } from './testing/http-server.ts'
import { testPlatform } from './testing/platform.ts'

const platform = testPlatform()
const plain = (...rest: Parameters<typeof fetchPlain> extends [unknown, unknown, ...infer R] ? R : never) =>
  fetchPlain(platform.client(), `${platform.server.origin}/v1/health`, ...rest)

describe('commerce 7: "204 gives null data, success gives parsed JSON, anything else gives the response text"', () => {
  it('204 gives null data', async () => {
    platform.server.respond(json(204))
    expect(await plain()).toEqual({ ok: true, status: 204, data: null })
  })

  it.each([200, 201])('%i gives parsed JSON', async (status) => {
    platform.server.respond(json(status, { isUp: true }))
    expect(await plain()).toEqual({ ok: true, status, data: { isUp: true } })
  })

  it.each([300, 400, 404, 409, 500, 503])('%i gives the response text, even for JSON', async (status) => {
    platform.server.respond(json(status, { isUp: false }))
    expect(await plain()).toEqual({ ok: false, status, data: '{"isUp":false}' })
  })

  it('success without JSON gives its text instead of throwing', async () => {
    platform.server.respond(raw(200, 'all good'))
    expect(await plain()).toEqual({ ok: true, status: 200, data: 'all good' })
  })
})

describe('commerce 7: "GET and JSON POST/PUT with credentials"', () => {
  it('sends each method with its body and the security header', async () => {
    platform.server.respond(json(204))
    await plain()
    await plain({ method: 'POST', body: { a: 1 } })
    await plain({ method: 'PUT', body: [] })
    expect(platform.server.calls.map(({ method, headers, body }) => [method, headers['content-type'], body])).toEqual([
      ['GET', undefined, ''],
      ['POST', 'application/json', '{"a":1}'],
      ['PUT', 'application/json', '[]'],
    ])
    expect(platform.server.calls.map(({ headers }) => headers['x-security'])).toEqual(Array(3).fill('let-me-in'))
  })

  it('does not compile with a body for GET', () => {
    // @ts-expect-error a body goes with POST or PUT
    const request: PlainRequest = { body: {} }
    expect(request).toBeDefined()
  })

  it('includes credentials', async () => {
    const spy = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
    await fetchPlain(platform.client({ fetch: spy }), 'https://content.example.com/')
    expect(spy.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' })
  })
})

it('a lost connection is a NetworkFailure', async () => {
  platform.server.respond(hangUp)
  await expect(plain()).rejects.toThrow(NetworkFailure)
})
