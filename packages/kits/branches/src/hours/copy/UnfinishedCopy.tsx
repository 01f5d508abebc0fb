'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { UnfinishedRun } from '@memberkit/foundation/unfinished'
import { copyMessages } from '../../messages/namespaces.ts'
import { copyRuns } from './copy-runs.ts'

export interface UnfinishedCopyProps {
  branchId: string
  isBusy: boolean
  onResume: () => void
}

/** Offers to continue copying from this branch. What changes now is reviewed first. */
export function UnfinishedCopy({ branchId, isBusy, onResume }: UnfinishedCopyProps) {
  const t = useMessages(copyMessages)
  return (
    <UnfinishedRun
      runs={copyRuns}
      isBusy={isBusy}
      belongs={({ from }) => from === branchId}
      words={{
        title: t('unfinished.title'),
        text: ({ ids }) => t('unfinished.text', { count: ids.length }),
        resume: t('unfinished.resume'),
        discard: t('unfinished.discard'),
      }}
      onResume={onResume}
    />
  )
}
