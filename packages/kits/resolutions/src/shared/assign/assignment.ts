import { permissionOf } from '@memberkit/contract'
import {
  listResolutionAssignees,
  resolutionJournal,
  updateResolutionAssigneeId,
} from '@memberkit/contract/partners/resolutions'
import type { ActionOptions } from '@memberkit/foundation/action'
import type { PlatformClient } from '@memberkit/platform'
import { keyOf } from '@memberkit/platform/query'
import { queueKeys } from '../queue-keys.ts'
import type { Resolution } from '../received.ts'
import { verifyCase } from '../verify-case.ts'

type Options = ActionOptions<typeof updateResolutionAssigneeId>

export const assignPermission = permissionOf(updateResolutionAssigneeId)

/** Returns the query keys that an assignment changes beside its case: queues, and the number of each person's cases. */
export const assignmentKeys = () => [...queueKeys, keyOf(listResolutionAssignees)]

/** Returns the options to assign a case, alone or among many: this notifies somebody, so lost responses are looked up. */
export function assignOptions(client: PlatformClient, one: Pick<Resolution, 'id' | 'version'> | undefined) {
  return {
    entity: one?.id ?? '',
    needsCertainty: true,
    version: one?.version,
    permission: assignPermission,
    effects: () => [...assignmentKeys(), keyOf(resolutionJournal)],
    verifyOutcome: ({ resolutionId, assigneeId }) =>
      verifyCase(client, resolutionId, (now) => now.assigneeId === assigneeId),
  } satisfies Options
}
