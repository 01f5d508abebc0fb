import type { Data, Input, Operation, Result } from '@memberkit/contract'
import { type PlatformClient, send } from '@memberkit/platform'
import { isReadable } from '../resource/refusal.ts'

/** A response that can't be read: what is missing in it isn't missing on the platform. */
export class UnreadableResponse extends Error {}

/**
 * Reads what decides whether an action has taken effect, or may be sent. Rejects with `UnreadableResponse` if the
 * response can't be read.
 */
export async function lookUp<O extends Operation>(
  client: PlatformClient,
  operation: O,
  input: Input<O>,
): Promise<Result<Data<O>>> {
  const answer = await send(client, operation, input)
  if (answer.ok && !isReadable(operation, answer.data)) throw new UnreadableResponse(operation.path)
  return answer
}
