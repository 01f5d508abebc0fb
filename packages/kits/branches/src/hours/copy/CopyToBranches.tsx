'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Text } from '@memberkit/primitives/text'
import { useEffect, useId, useState } from 'react'
import { hoursMessages } from '../../messages/namespaces.ts'
import { copyRuns } from './copy-runs.ts'
import { CopyHours, UnfinishedCopyPart } from './CopyHours.tsx'
import type { SiblingBranch } from './copy-plan.rules.ts'

export interface CopyToBranchesProps {
  /** The branch as it is saved. */
  branch: SiblingBranch
  /** Whether hours or closures have unsaved changes, which would not be copied. */
  isDirty: boolean
}

/** Offers to copy the saved hours and closures to the other branches of the owner. */
export function CopyToBranches({ branch, isDirty }: CopyToBranchesProps) {
  const t = useMessages(hoursMessages)
  const id = useId()
  const owner = useMemberkit().session?.identityId
  const [isOpen, setOpen] = useState(false)
  const [isUnfinished, setUnfinished] = useState(false)
  const { ownerId } = branch
  useEffect(() => {
    setUnfinished(copyRuns.read(owner)?.from === branch.id)
    // Also once the dialog has closed.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [owner, branch.id, isOpen])
  if (!ownerId) return null
  return (
    <Stack gap="xxs">
      <div>
        <Button
          aria-disabled={isDirty}
          aria-describedby={isDirty ? id : undefined}
          onPointerEnter={() => CopyHours.preload()}
          onPress={() => setOpen(true)}
        >
          {t('branches.copy')}
        </Button>
      </div>
      {isDirty ? (
        <Text as="p" size="sm" tone="muted" id={id}>
          {t('branches.saveFirst')}
        </Text>
      ) : null}
      {isUnfinished && !isDirty ? (
        <UnfinishedCopyPart branchId={branch.id} isBusy={isOpen} onResume={() => setOpen(true)} />
      ) : null}
      {isOpen ? <CopyHours branch={branch} siblings={{ ownerId }} onClose={() => setOpen(false)} /> : null}
    </Stack>
  )
}
