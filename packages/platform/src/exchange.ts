import type { Operation } from '@memberkit/contract'
import { callSafely, type PlatformClient } from './client.ts'
import { NetworkFailure, RequestFailure } from './failures.ts'

interface Request {
  method: string
  /** JSON or form data. */
  body?: string | FormData
  signal?: AbortSignal
  keepalive?: boolean
  version?: string
  fetch?: typeof globalThis.fetch
}

/** The received body: text, the bytes of a file, or an unread stream. */
type Received = string | Blob | Response['body']

export interface Reply {
  response: Response
  received: Received
}

/**
 * Sends a request with credentials, the security header and an optional body. There is "No default timeout on the HTTP
 * client" (commerce 9).
 *
 * @param isStream leaves the body of a success unread
 * @throws NetworkFailure, RequestFailure, or the signal's reason if it was aborted
 */
export async function exchange(
  client: PlatformClient,
  url: string,
  { version, fetch: usual = globalThis.fetch, ...init }: Request,
  operation?: Operation,
  isStream?: boolean,
): Promise<Reply> {
  // Detached from the client, because a browser's native fetch can't be called as another object's method.
  const { fetch = usual, securityHeader } = client
  const { name, value } = securityHeader
  const headers = {
    [name]: typeof value === 'function' ? value() : value,
    // FormData sets its own content type, whose boundary only fetch knows.
    ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
    ...(version && { 'if-match': version }),
  }
  const sent: RequestInit = { ...init, credentials: 'include', headers }
  const wasOffline = globalThis.navigator?.onLine === false
  let response: Response | undefined
  let received: Received = ''
  try {
    response = await fetch(url, sent)
    const isFile = response.ok && operation?.responseType === 'file'
    received = response.ok && isStream ? response.body : await response[isFile ? 'blob' : 'text']()
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    const mistake = response ? undefined : mistakeIn(cause, url, client.fetch && 'http://a.invalid', sent)
    if (mistake) throw reported(new RequestFailure(mistake, operation))
    // The status of a refusal is enough, so it holds even if its text is lost.
    if (!response || response.ok) throw new NetworkFailure(cause, wasOffline, operation)
  }
  return { response, received }
}

/**
 * Returns the error that kept a request from being built. `fetch` rejects with a `TypeError` for that and for a network
 * error, so the request is built again. A relative URL that only the host's own `fetch` can complete is no error.
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

/** Kits only say that the request failed; developers find the cause in the console. */
function reported(failure: RequestFailure): RequestFailure {
  callSafely(() => {
    throw failure
  })
  return failure
}

/** Returns JSON as a value, an empty body as `null`, and anything else, including files, unchanged. */
export function parse(received: unknown): unknown {
  try {
    return JSON.parse((received as string) || 'null')
  } catch {
    return received
  }
}
