import type { Operation } from '@memberkit/contract'
import type { PlatformClient } from './client.ts'
import { NetworkFailure } from './failures.ts'

interface Request {
  method: string
  body?: object
  signal?: AbortSignal
  version?: string
}

/**
 * Sends what every call has in common: credentials, the security header, a JSON body if there is one. There is "No
 * default timeout on the HTTP client" (commerce 9).
 *
 * @throws NetworkFailure, or the signal's reason when it was aborted
 */
export async function exchange(
  client: PlatformClient,
  url: string,
  { body, version, ...init }: Request,
  operation?: Operation,
): Promise<{ response: Response; text: string }> {
  // Taken off the client, because a browser's own fetch refuses to be called as somebody's method.
  const { fetch = globalThis.fetch, securityHeader } = client
  const { name, value } = securityHeader
  const wasOffline = globalThis.navigator?.onLine === false
  let response: Response | undefined
  let text = ''
  try {
    response = await fetch(url, {
      ...init,
      credentials: 'include',
      headers: {
        [name]: typeof value === 'function' ? value() : value,
        ...(body && { 'content-type': 'application/json' }),
        ...(version && { 'if-match': version }),
      },
      body: JSON.stringify(body),
    })
    text = await response.text()
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    // A refusal is known by its status alone, so it stands even when its text is lost on the way.
    if (!response || response.ok) throw new NetworkFailure(cause, wasOffline, operation)
  }
  return { response, text }
}

/** JSON as a value, nothing as `null`, and whatever is no JSON as the text it is. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text || 'null')
  } catch {
    return text
  }
}
