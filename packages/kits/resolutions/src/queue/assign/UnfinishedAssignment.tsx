'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { UnfinishedRun } from '@memberkit/foundation/unfinished'
import { queueMessages } from '../../messages/queue/namespaces.ts'
import type { AssignSubject } from './assign.rules.ts'
import { assignRuns } from './assign-runs.ts'

interface UnfinishedAssignmentProps {
  /** Whether cases are being assigned: the dialog reports what isn't done. */
  isBusy: boolean
  onResume: (subject: AssignSubject) => void
}

/** Offers to continue an assignment that a closed tab or a lost connection interrupted. */
export function UnfinishedAssignment({ isBusy, onResume }: UnfinishedAssignmentProps) {
  const t = useMessages(queueMessages)
  return (
    <UnfinishedRun
      runs={assignRuns}
      isBusy={isBusy}
      words={{
        title: t('unfinished.title'),
        text: ({ ids }) => t('unfinished.text', { count: ids.length }),
        resume: t('unfinished.resume'),
        discard: t('unfinished.discard'),
      }}
      onResume={({ ids, assigneeId }) => onResume({ cases: [], ids, assigneeId })}
    />
  )
}
