import type { Answer, Data, Input, Operation } from '@memberkit/contract'
import type { Carried } from './address.ts'
import { answer, call, type SendOptions } from './call.ts'
import type { PlatformClient } from './client.ts'

/**
 * Makes a call. "Every call treats any response with status 200 to 499 as a normal result, not a failure; callers
 * inspect the status" (commerce 5).
 *
 * The answer's `data` is parsed JSON, `null` when there was no body, and the text itself when that was no JSON, even
 * under a 200: the service has done its work, so it is no failure, but look before reading fields. Of a call that answers
 * a file it is a `Blob`. Its `version` is the `ETag` without quotes and `W/`, else the data's own `version`; across
 * origins a browser shows the header only if the service exposes it.
 *
 * @throws ServiceFailure for 500 and above
 * @throws NetworkFailure when no answer came
 * @throws RequestFailure, before anything is sent, when the request cannot be built
 * @throws RangeError, before anything is sent, when a path parameter is empty, `.` or `..`
 * @throws the signal's reason when it is aborted
 */
export async function send<O extends Operation>(
  client: PlatformClient,
  operation: O,
  input: Input<O>,
  options?: SendOptions,
): Promise<Answer<Data<O>>> {
  const { response, received } = await call(client, operation, input as Carried, options)
  return answer(client, operation, response, received) as Answer<Data<O>>
}
