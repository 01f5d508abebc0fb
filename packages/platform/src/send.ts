import type { Answer, Data, Input, Operation } from '@memberkit/contract'
import { addressOf, type Carried } from './address.ts'
import { type PlatformClient, report } from './client.ts'
import { exchange, parse } from './exchange.ts'
import { ServiceFailure } from './failures.ts'

export interface SendOptions {
  signal?: AbortSignal
  /**
   * The version the change is based on, sent as it is: "An optional If-Match header with a version can be added"
   * (identity 7). A service that has moved on answers 412.
   */
  version?: string
}

/**
 * Makes a call. "Every call treats any response with status 200 to 499 as a normal result, not a failure; callers
 * inspect the status" (commerce 5).
 *
 * The answer's `data` is parsed JSON, `null` when there was no body, and the text itself when that was no JSON, even
 * under a 200: the service has done its work, so it is no failure, but look before reading fields. Its `version` is the
 * `ETag` without quotes and `W/`, else the data's own `version`; across origins a browser shows the header only if the
 * service exposes it.
 *
 * @throws ServiceFailure for 500 and above
 * @throws NetworkFailure when no answer came
 * @throws RangeError, before anything is sent, when a path parameter is empty, `.` or `..`
 * @throws the signal's reason when it is aborted
 */
export async function send<O extends Operation>(
  client: PlatformClient,
  operation: O,
  input: Input<O>,
  { signal, version }: SendOptions = {},
): Promise<Answer<Data<O>>> {
  const { service, method } = operation
  const codec = client.codecs?.[service]
  const carried = input as Carried
  const url = client.hosts(service).replace(/\/$/, '') + addressOf(operation, carried)
  const body = carried.body === undefined ? undefined : (codec?.encode?.(carried.body, operation) ?? carried.body)

  const { response, text } = await exchange(client, { url, method, body, signal, version, operation })
  const { ok, status } = response
  if (status >= 500) throw new ServiceFailure(status, operation, text)

  const data = decode(parse(text))
  const answer = { ok, status, data, version: versionOf(response, data) } as Answer<Data<O>>
  client.observe(answer, operation)
  return answer

  function decode(received: unknown): unknown {
    if (!codec?.decode) return received
    try {
      return codec.decode(received, operation, status)
    } catch (error) {
      report(error)
      return received
    }
  }
}

function versionOf({ headers }: Response, data: unknown): string | undefined {
  const tag = headers.get('etag')?.replace(/^W\/|"/g, '')
  if (tag) return tag
  const version = data && typeof data === 'object' && 'version' in data ? data.version : undefined
  return typeof version === 'string' || typeof version === 'number' ? String(version) : undefined
}
