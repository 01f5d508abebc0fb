import type { Answer, Data, Input, Operation } from '@memberkit/contract'
import { addressOf, type Carried } from './address.ts'
import { contained, type PlatformClient } from './client.ts'
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
  options?: SendOptions,
): Promise<Answer<Data<O>>> {
  const { service, method } = operation
  const codec = client.codecs?.[service]
  const { body } = input as Carried
  const url = client.hosts(service).replace(/\/$/, '') + addressOf(operation, input as Carried)
  const encoded = body && (codec?.encode?.(body, operation) ?? body)
  const { response, text } = await exchange(client, url, { ...options, method, body: encoded }, operation)

  const { ok, status, headers } = response
  if (status >= 500) throw new ServiceFailure(status, operation, text)
  const received = parse(text)
  const data = contained(() => codec?.decode?.(received, operation, status)) ?? received
  const tag = headers.get('etag')?.replace(/^W\/|"/g, '') || (data as { version?: unknown } | null)?.version
  const version = /string|number/.test(typeof tag) ? String(tag) : undefined
  const answer = { ok, status, data, version } as Answer<Data<O>>
  client.observe(answer, operation)
  return answer
}
