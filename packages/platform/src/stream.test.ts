import { assumed, at, type Operation, post, text } from '@memberkit/contract'
import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { NetworkFailure, ServiceFailure, stream } from './index.ts'
import { hangUp, json } from './testing/http-server.ts'
import { testPlatform } from './testing/platform.ts'

const platform = testPlatform()
const Piece = assumed({ text })
const ask = post(at('ai-conversations', '/v1/conversations/{conversationId}'), 'send-message-streaming', {
  body: assumed({ content: text }),
  returns: Piece,
  responseType: 'stream',
})
const input = { conversationId: '1', body: { content: 'Hello' } }

/** Answers with chunks, each sent by itself, and then does something else or ends. */
const chunks =
  (type: string, parts: readonly (string | Uint8Array)[], then = (response: ServerResponse) => void response.end()) =>
  async (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': type })
    for (const part of parts) {
      await new Promise<void>((sent) => response.write(part, () => sent()))
      await new Promise((soon) => setImmediate(soon))
    }
    then(response)
  }

async function textsOf(...options: Parameters<typeof chunks>) {
  platform.server.respond((response) => void chunks(...options)(response))
  const answer = await stream(platform.client(), ask, input)
  const texts: unknown[] = []
  if (answer.ok) for await (const event of answer.data) texts.push(event)
  return texts
}

describe('events arrive one by one', () => {
  const expected = [{ text: 'Good' }, { text: 'day, Ada' }]

  it.each<[string, string, readonly (string | Uint8Array)[]]>([
    ['server-sent events', 'text/event-stream', ['data: {"text":"Good"}\n\n', 'data: {"text":"day, Ada"}\n\n']],
    ['several in a chunk', 'text/event-stream', ['data: {"text":"Good"}\n\ndata: {"text":"day, Ada"}\n\n']],
    ['split anywhere', 'text/event-stream', [...'data: {"text":"Good"}\r\n\r\ndata:{"text":"day, Ada"}\r\n\r\n']],
    [
      'with names, ids and comments',
      'text/event-stream; charset=utf-8',
      [': hi\nevent: piece\nid: 1\ndata: {"text":"Good"}\n\n: still there\n\nretry: 5\ndata: {"text":"day, Ada"}\n\n'],
    ],
    ['over several lines', 'text/event-stream', ['data: {"text":\ndata: "Good"}\n\ndata: {"text":"day, Ada"}\n\n']],
    ['without the last empty line', 'text/event-stream', ['data: {"text":"Good"}\n\ndata: {"text":"day, Ada"}']],
    ['one JSON per line', 'application/x-ndjson', ['{"text":"Good"}\n{"te', 'xt":"day, Ada"}\n']],
    ['one JSON per line, the last without an end', 'application/json', ['{"text":"Good"}\n\n{"text":"day, Ada"}']],
  ])('%s', async (_, type, parts) => {
    expect(await textsOf(type, parts)).toEqual(expected)
  })

  it('with characters intact when a chunk splits one', async () => {
    const bytes = new TextEncoder().encode('{"text":"été"}\n')
    expect(await textsOf('application/x-ndjson', [bytes.slice(0, 10), bytes.slice(10)])).toEqual([{ text: 'été' }])
  })

  it('the first before the last is written', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    platform.server.respond((response) => {
      void chunks('text/event-stream', ['data: {"text":"Good"}\n\n'], (open) => {
        void finished.then(() => open.end('data: {"text":"day"}\n\n'))
      })(response)
    })
    const answer = await stream(platform.client(), ask, input)
    const events = answer.ok ? answer.data[Symbol.asyncIterator]() : undefined
    expect(await events?.next()).toEqual({ done: false, value: { text: 'Good' } })
    finish()
    expect(await events?.next()).toEqual({ done: false, value: { text: 'day' } })
    expect(await events?.next()).toMatchObject({ done: true })
  })

  it('or not at all', async () => {
    expect(await textsOf('text/event-stream', [])).toEqual([])
    platform.server.respond(json(204))
    const answer = await stream(platform.client(), ask, input)
    if (answer.ok) for await (const event of answer.data) expect.fail(`got ${event.text}`)
  })

  it('as text where they are no JSON', async () => {
    expect(await textsOf('text/event-stream', ['data: [DONE]\n\n'])).toEqual(['[DONE]'])
  })
})

describe('a stream otherwise behaves as any call', () => {
  it('it sends the same headers and body', async () => {
    platform.server.respond(json(204))
    await stream(platform.client(), ask, input, { version: '2' })
    expect(platform.server.calls[0]).toMatchObject({
      method: 'POST',
      url: '/v1/conversations/1/send-message-streaming',
      body: '{"content":"Hello"}',
    })
    expect(platform.server.calls[0]?.headers).toMatchObject({
      'x-security': 'let-me-in',
      'if-match': '2',
      'content-type': 'application/json',
    })
  })

  it.each([400, 401, 404, 409, 429, 499])('%i is refused before the first event', async (status) => {
    platform.server.respond(json(status, { reason: 'no' }))
    expect(await stream(platform.client(), ask, input)).toMatchObject({ ok: false, status, data: { reason: 'no' } })
  })

  it.each([500, 503])('%i throws', async (status) => {
    platform.server.respond(json(status, { reason: 'down' }))
    const failure = await stream(platform.client(), ask, input).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ServiceFailure)
    expect(failure).toMatchObject({ status, operation: ask, text: '{"reason":"down"}' })
  })

  it('no response is a NetworkFailure', async () => {
    platform.server.respond(hangUp)
    await expect(stream(platform.client(), ask, input)).rejects.toThrow(NetworkFailure)
  })

  it('a response that breaks off throws a NetworkFailure from the loop, after the events received', async () => {
    platform.server.respond((response) => {
      void chunks('text/event-stream', ['data: {"text":"Good"}\n\n'], (open) => void open.destroy())(response)
    })
    const answer = await stream(platform.client(), ask, input)
    const seen: unknown[] = []
    const reading = (async () => {
      if (answer.ok) for await (const event of answer.data) seen.push(event)
    })()
    await expect(reading).rejects.toMatchObject({ name: 'NetworkFailure', operation: ask, wasOffline: false })
    expect(seen).toEqual([{ text: 'Good' }])
  })

  it('a 401 calls onSignedOut', async () => {
    platform.server.respond(json(401))
    const onSignedOut = vi.fn()
    await stream(platform.client({ onSignedOut }), ask, input)
    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  it('each event passes the codec, onResponse and onDrift', async () => {
    platform.server.respond((response) => void chunks('text/event-stream', ['data: {"t":"Good"}\n\n'])(response))
    const decode = (data: unknown, operation: Operation) =>
      typeof data === 'object' && data && 't' in data ? { text: `${String(data.t)} ${operation.service}` } : data
    const onDrift = vi.fn()
    const onResponse = vi.fn()
    const client = platform.client({ codecs: { 'ai-conversations': { decode } }, onResponse, onDrift })
    const answer = await stream(client, ask, input)
    if (answer.ok) for await (const event of answer.data) expect(event).toEqual({ text: 'Good ai-conversations' })
    expect(onResponse.mock.calls.map(([{ data }]) => data)).toEqual([{ text: 'Good ai-conversations' }])
    platform.server.respond((response) => void chunks('text/event-stream', ['data: {"colour":"red"}\n\n'])(response))
    const drifting = await stream(client, ask, input)
    if (drifting.ok) for await (const event of drifting.data) expect(event).toEqual({ colour: 'red' })
    await vi.waitFor(() => expect(onDrift).toHaveBeenCalledWith(expect.objectContaining({ operation: ask })))
  })
})

describe('ending a stream', () => {
  /** A call that says one thing and then waits, and whether the other side hung up. */
  const waiting = () => {
    const gone = vi.fn()
    platform.server.respond((response) => {
      response.on('close', gone)
      void chunks('text/event-stream', ['data: {"text":"Good"}\n\n'], () => undefined)(response)
    })
    return gone
  }

  it('leaving the loop closes the connection', async () => {
    const gone = waiting()
    const answer = await stream(platform.client(), ask, input)
    if (answer.ok)
      for await (const { text } of answer.data) {
        expect(text).toBe('Good')
        break
      }
    await vi.waitFor(() => expect(gone).toHaveBeenCalled())
  })

  it('an abort throws the caller’s own reason from the loop', async () => {
    const gone = waiting()
    const abort = new AbortController()
    const answer = await stream(platform.client(), ask, input, { signal: abort.signal })
    const reading = (async () => {
      if (answer.ok) for await (const { text } of answer.data) abort.abort(new Error(`left the page at ${text}`))
    })()
    await expect(reading).rejects.toThrow('left the page at Good')
    await vi.waitFor(() => expect(gone).toHaveBeenCalled())
  })

  it('an abort before the response rejects with the caller’s own reason', async () => {
    const abort = new AbortController()
    platform.server.respond(() => abort.abort(new Error('left the page')))
    await expect(stream(platform.client(), ask, input, { signal: abort.signal })).rejects.toThrow('left the page')
  })
})
