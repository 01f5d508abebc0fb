import type { Result, Operation } from '@memberkit/contract'
import { addressOf, type Carried, pairs } from './address.ts'
import { callSafely, type PlatformClient } from './client.ts'
import { exchange, parse, type Reply } from './exchange.ts'
import { ServiceFailure } from './failures.ts'
import { retryAfterOf } from './server-time.ts'

export interface SendOptions {
  signal?: AbortSignal
  /**
   * The version that the change is based on, sent unchanged: "An optional If-Match header with a version can be added"
   * (identity 7). A service with a newer version answers 412.
   */
  version?: string
  /** Whether the request goes on when the page goes: for at most 64 kB, as browsers allow (Fetch, `keepalive`). */
  keepalive?: boolean
  /** Replaces the global `fetch` for this request, such as by one that tells how much is sent; a client's own goes first. */
  fetch?: typeof globalThis.fetch
}

/** Builds and sends the request of an operation. Shared by `send` and `stream`. */
export async function call(
  client: PlatformClient,
  operation: Operation,
  input: Carried,
  options?: SendOptions,
  isStream?: boolean,
): Promise<Reply> {
  const { service, method, encoding } = operation
  const { body } = input
  const encoded = body && (client.codecs?.[service]?.encode?.(body, operation) ?? body)
  // Browsers send no GET with a body, so its fields go into the query: docs/decisions/platform.md
  const inAddress = method === 'GET' ? encoded : undefined
  const url = client.hosts(service).replace(/\/$/, '') + addressOf(operation, input, inAddress)
  const carried = inAddress ? undefined : encoding ? formOf(encoded) : JSON.stringify(encoded)
  const reply = await exchange(client, url, { ...options, method, body: carried }, operation, isStream)
  const { status } = reply.response
  if (status >= 500) throw new ServiceFailure(status, operation, String(reply.received))
  return reply
}

/** Encodes a body as form data: files as parts, lists repeated, objects as JSON. */
function formOf(body: object | undefined): FormData {
  const form = new FormData()
  for (const [name, one] of pairs(body))
    form.append(name, one instanceof Blob || typeof one !== 'object' ? (one as string) : JSON.stringify(one))
  return form
}

/** Turns a response into a `Result` through the service's codec, and passes it to the client's listeners. */
export function answer(
  client: PlatformClient,
  operation: Operation,
  { ok, status, headers }: Response,
  received: unknown,
): Result<unknown> {
  const parsed = parse(received)
  const decode = () => client.codecs?.[operation.service]?.decode?.(parsed, operation, status)
  const data = callSafely(decode) ?? parsed
  const tag = headers.get('etag')?.replace(/^W\/|"/g, '') || (data as { version?: unknown } | null)?.version
  const version = /string|number/.test(typeof tag) ? String(tag) : undefined
  client.serverTime.note(headers)
  const retryAfter = ok ? undefined : retryAfterOf(headers, data)
  const made = { ok, status, data, version, retryAfter } as Result<unknown>
  client.observe(made, operation)
  return made
}
