import type { Result, Data, Input, Operation } from '@memberkit/contract'
import type { Carried } from './address.ts'
import { answer, call, type SendOptions } from './call.ts'
import type { PlatformClient } from './client.ts'
import { NetworkFailure } from './failures.ts'

/**
 * Sends an operation that responds with a stream of events, such as an assistant's message while it is written. A
 * refusal is known before the first event; `data` of a success iterates over the events once. Reads both server-sent
 * events and one JSON object per line. Each event passes the service's codec and is observed like a response.
 *
 * Leaving the loop ends the request.
 *
 * @throws what `send` throws, before the first event
 * @throws NetworkFailure, from the loop, if the response breaks off
 * @throws the signal's reason, from either, if it is aborted
 *
 * @example
 * const answer = await stream(client, streamAiMessage, { identityId, conversationId, body })
 * if (answer.ok) for await (const event of answer.data) show(event)
 */
export async function stream<O extends Operation>(
  client: PlatformClient,
  operation: O,
  input: Input<O>,
  options?: SendOptions,
): Promise<Result<AsyncIterable<Data<O>>>> {
  const { response, received } = await call(client, operation, input as Carried, options, true)
  if (typeof received === 'string') return answer(client, operation, response, received) as Result<never>
  const { ok, status, headers } = response
  const framed = /event-stream/.test(headers.get('content-type') ?? '') ? eventsOf : linesOf
  const data = events()
  return { ok, status, data } as Result<AsyncIterable<Data<O>>>

  async function* events(): AsyncGenerator<Data<O>> {
    try {
      for await (const text of framed(textOf(response.body)))
        if (text.trim()) yield answer(client, operation, response, text).data as Data<O>
    } catch (cause) {
      if (options?.signal?.aborted) throw options.signal.reason
      throw new NetworkFailure(cause, false, operation)
    }
  }
}

/** Yields the data of server-sent events; ignores comments, names and ids. */
async function* eventsOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let data: string[] = []
  for await (const line of linesOf(chunks)) {
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
    if (line || data.length === 0) continue
    yield data.join('\n')
    data = []
  }
  if (data.length) yield data.join('\n')
}

/** Yields lines with any line ending; the last one may have none. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest.replace(/\r$/, '')
}

async function* textOf(body: Response['body']): AsyncGenerator<string> {
  if (!body) return
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      yield decoder.decode(part.value, { stream: true })
    yield decoder.decode()
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
