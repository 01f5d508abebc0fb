import type { Operation } from '@memberkit/contract'
import type { PlatformClient } from './client.ts'
import { NetworkFailure } from './failures.ts'

interface Request {
  url: string
  method: string
  body: unknown
  signal: AbortSignal | undefined
  version?: string
  operation?: Operation
}

/**
 * Sends what every call has in common: credentials, the security header, a JSON body if there is one. There is "No
 * default timeout on the HTTP client" (commerce 9).
 *
 * @throws NetworkFailure, or the signal's reason when it was aborted
 */
export async function exchange(
  client: PlatformClient,
  { url, method, body, signal, version, operation }: Request,
): Promise<{ response: Response; text: string }> {
  const { name, value } = client.securityHeader
  const wasOffline = globalThis.navigator?.onLine === false
  try {
    const response = await client.fetch(url, {
      method,
      signal,
      credentials: 'include',
      headers: {
        [name]: typeof value === 'function' ? value() : value,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': version }),
      },
      body: JSON.stringify(body),
    })
    // A refusal is known by its status alone, so it stands even when its text is lost on the way.
    const text = await response.text().catch((cause: unknown) => {
      if (response.ok || signal?.aborted) throw cause
      return ''
    })
    return { response, text }
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new NetworkFailure(cause, wasOffline, operation)
  }
}

/** JSON as a value, nothing as `null`, and whatever is no JSON as the text it is. */
export function parse(text: string): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
