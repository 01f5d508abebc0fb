import { permissionOf } from '@memberkit/contract'
import type { Received } from '@memberkit/contract'
import { type Resolution as Sent, updateResolutionAssigneeId } from '@memberkit/contract/partners/resolutions'
import type { ActionOptions } from '@memberkit/foundation/action'
import { type PlatformClient, readResponse, send } from '@memberkit/platform'
import { getResolution } from '@memberkit/contract/partners/resolutions'
import { queueKeys } from '../queue-calls.ts'
import type { QueueCase } from '../received.ts'

type Options = ActionOptions<typeof updateResolutionAssigneeId>

export const assignPermission = permissionOf(updateResolutionAssigneeId)

/** What an assignment of one case is, alone or among many: it notifies somebody, so a lost response is looked up. */
export function assignOptions(client: PlatformClient, one: Pick<QueueCase, 'id' | 'version'> | undefined) {
  return {
    entity: one?.id ?? '',
    needsCertainty: true,
    version: one?.version,
    permission: assignPermission,
    effects: () => queueKeys,
    verifyOutcome: async ({ resolutionId, assigneeId }) => {
      const answer = await send(client, getResolution, { resolutionId }).catch(() => undefined)
      const reading = answer?.ok ? readResponse(getResolution, answer.data) : undefined
      if (!reading?.isReadable) return { outcome: 'unclear' }
      const data = reading.data as Received<Sent>
      return data.assigneeId === assigneeId
        ? { outcome: 'applied', data: data as Sent }
        : { outcome: 'absent', version: data.version }
    },
  } satisfies Options
}
