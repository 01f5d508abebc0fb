'use client'
import { getResolution, updateResolutionAssigneeId } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { type Action, useAction } from '@memberkit/foundation/action'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { keyOf } from '@memberkit/platform/query'
import { useState } from 'react'
import type { ResolutionsEventTable } from '../../events.ts'
import { internalMessages } from '../../messages/internal/namespaces.ts'
import { assignOptions } from '../../shared/assign/assignment.ts'
import type { CaseData } from '../useResolutionCase.ts'

export interface AssignToMe {
  action: Action<typeof updateResolutionAssigneeId>
  /** Absent where the reader has the case, or can't take it. */
  take?: () => void
}

/**
 * Assigns a case to the reader by one press or key: shown pending in place, and once confirmed. One that has gone to
 * somebody since the reader opened it is asked about first.
 */
export function useAssignToMe({ resolution, actions }: CaseData): AssignToMe {
  const t = useMessages(internalMessages)
  const emit = useEmit<ResolutionsEventTable>()
  const { client, session } = useMemberkit()
  const { id: resolutionId, assigneeId: before, assignee } = resolution
  const [seen, setSeen] = useState({ resolutionId, assigneeId: before })
  if (seen.resolutionId !== resolutionId) setSeen({ resolutionId, assigneeId: before })
  const name = assignee?.name ?? before ?? ''
  const action = useAction(updateResolutionAssigneeId, {
    ...assignOptions(client, resolution),
    answers: () => keyOf(getResolution, { resolutionId }),
    successMessage: t('assign.done'),
    confirm: () =>
      before === undefined || before === seen.assigneeId
        ? undefined
        : {
            title: t('assign.moved', { name }),
            consequence: t('assign.movedText', { name }),
            confirmLabel: t('assign.me'),
          },
    onDone: ({ id, assigneeId }) => {
      setSeen({ resolutionId: id, assigneeId })
      emit('resolutions.case.changed', { resolutionId: id, action: 'updateAssigneeId' })
    },
  })
  const me = session?.identityId
  const canTake = me !== undefined && before !== me && isAllowed(actions, 'updateAssigneeId')
  return { action, take: canTake ? () => void action.run({ resolutionId, assigneeId: me }) : undefined }
}
