import type { PlatformClient } from './client.ts'
import { exchange, parse } from './exchange.ts'

export type PlainRequest = { signal?: AbortSignal } & (
  | { method?: 'GET'; body?: undefined }
  | {
      method: 'POST' | 'PUT'
      /** Sent as JSON. */
      body?: object
    }
)

export interface PlainResponse {
  ok: boolean
  /** Any status, including 500 and above. */
  status: number
  data: unknown
}

/**
 * Requests a platform URL that is no operation: "GET and JSON POST/PUT with credentials; 204 gives null data, success
 * gives parsed JSON, anything else gives the response text" (commerce 7). No status throws.
 *
 * Sends the security header, so never pass a foreign URL.
 *
 * @throws NetworkFailure if no response arrived
 */
export async function fetchPlain(client: PlatformClient, url: string, request?: PlainRequest): Promise<PlainResponse> {
  const carried = JSON.stringify(request?.body)
  const { response, received } = await exchange(client, url, { method: 'GET', ...request, body: carried })
  const { ok, status } = response
  return { ok, status, data: ok ? parse(received) : received }
}
