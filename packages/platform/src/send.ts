import type { Result, Data, Input, Operation } from '@memberkit/contract'
import type { Carried } from './address.ts'
import { answer, call, type SendOptions } from './call.ts'
import type { PlatformClient } from './client.ts'

/**
 * Sends an operation's request. "Every call treats any response with status 200 to 499 as a normal result, not a
 * failure; callers inspect the status" (commerce 5).
 *
 * `data` is parsed JSON, or `null` without a body. If the body isn't JSON, `data` is its text, also for a 200, because the
 * service has done its work: check before you read fields. For operations that return a file, it is a `Blob`. `version` is
 * the `ETag` without quotes and `W/`, otherwise the data's own `version`; across origins, browsers show the header only if
 * the service exposes it.
 *
 * @throws ServiceFailure for 500 and above
 * @throws NetworkFailure if no response arrived
 * @throws RequestFailure, before anything is sent, if the request can't be built
 * @throws RangeError, before anything is sent, if a path parameter is empty, `.` or `..`
 * @throws the signal's reason if it is aborted
 */
export async function send<O extends Operation>(
  client: PlatformClient,
  operation: O,
  input: Input<O>,
  options?: SendOptions,
): Promise<Result<Data<O>>> {
  const { response, received } = await call(client, operation, input as Carried, options)
  return answer(client, operation, response, received) as Result<Data<O>>
}
