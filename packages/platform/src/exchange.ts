import type { Operation } from '@memberkit/contract'
import { contained, type PlatformClient } from './client.ts'
import { NetworkFailure, RequestFailure } from './failures.ts'

interface Request {
  method: string
  /** JSON, or a form. */
  body?: string | FormData
  signal?: AbortSignal
  version?: string
}

/** What came back: text, the bytes of a file, or what is still to come. */
type Received = string | Blob | Response['body']

export interface Reply {
  response: Response
  received: Received
}

/**
 * Sends what every call has in common: credentials, the security header, a body if there is one. There is "No default
 * timeout on the HTTP client" (commerce 9).
 *
 * @param isStream leaves a success unread
 * @throws NetworkFailure, RequestFailure, or the signal's reason when it was aborted
 */
export async function exchange(
  client: PlatformClient,
  url: string,
  { version, ...init }: Request,
  operation?: Operation,
  isStream?: boolean,
): Promise<Reply> {
  // Taken off the client, because a browser's own fetch refuses to be called as somebody's method.
  const { fetch = globalThis.fetch, securityHeader } = client
  const { name, value } = securityHeader
  const headers = {
    [name]: typeof value === 'function' ? value() : value,
    // A form's own type names the boundary between its parts, which only fetch knows.
    ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
    ...(version && { 'if-match': version }),
  }
  const sent: RequestInit = { ...init, credentials: 'include', headers }
  const wasOffline = globalThis.navigator?.onLine === false
  let response: Response | undefined
  let received: Received = ''
  try {
    response = await fetch(url, sent)
    const isFile = response.ok && operation?.answers === 'file'
    received = response.ok && isStream ? response.body : await response[isFile ? 'blob' : 'text']()
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    const mistake = response ? undefined : mistakeIn(cause, url, client.fetch && 'http://a.invalid', sent)
    if (mistake) throw reported(new RequestFailure(mistake, operation))
    // A refusal is known by its status alone, so it stands even when its text is lost on the way.
    if (!response || response.ok) throw new NetworkFailure(cause, wasOffline, operation)
  }
  return { response, received }
}

/**
 * What kept a request from being built. `fetch` rejects with a `TypeError` for that and for the network alike, so it is
 * built once more. An address that only the host's own `fetch` can complete is none of its faults.
 */
function mistakeIn(cause: unknown, url: string, base: string | undefined, init: RequestInit): unknown {
  const { name } = Object(cause) as { name?: string }
  if (name === 'ReferenceError') return cause
  if (name !== 'TypeError' || !globalThis.Request) return undefined
  try {
    Reflect.construct(Request, [base ? new URL(url, base) : url, init])
  } catch (mistake) {
    return mistake
  }
}

/** Kits say only that it did not work; whoever made the mistake finds it in the console. */
function reported(failure: RequestFailure): RequestFailure {
  contained(() => {
    throw failure
  })
  return failure
}

/** JSON as a value, nothing as `null`, and whatever is no JSON, a file too, as it is. */
export function parse(received: unknown): unknown {
  try {
    return JSON.parse((received as string) || 'null')
  } catch {
    return received
  }
}
