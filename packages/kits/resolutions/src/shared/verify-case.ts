import type { Received } from '@memberkit/contract'
import { getResolution, type Resolution as Sent } from '@memberkit/contract/partners/resolutions'
import type { VerifiedOutcome } from '@memberkit/foundation/action'
import { type PlatformClient, readResponse, send } from '@memberkit/platform'
import type { Resolution } from './received.ts'

/**
 * Reads a case after a lost answer, for whether it is as the request would have made it. `isApplied` returns undefined
 * if the case can't tell.
 */
export async function verifyCase(
  client: PlatformClient,
  resolutionId: string,
  isApplied: (now: Resolution) => boolean | undefined,
): Promise<VerifiedOutcome<Sent>> {
  const answer = await send(client, getResolution, { resolutionId }).catch(() => undefined)
  const reading = answer?.ok ? readResponse(getResolution, answer.data) : undefined
  if (!reading?.isReadable) return { outcome: 'unclear' }
  const data = reading.data as Received<Sent>
  const wasApplied = isApplied(data)
  if (wasApplied === undefined) return { outcome: 'unclear' }
  return wasApplied ? { outcome: 'applied', data: data as Sent } : { outcome: 'absent', version: data.version }
}
