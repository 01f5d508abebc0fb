'use client'
import { branchJournal } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { actionMessages } from '../messages/namespaces.ts'
import { missingIn } from '../shared/checklist.rules.ts'
import type { Branch } from '../shared/received.ts'

/** Whether something has changed that an action on the branch depends on. */
export const isChanged = (before: Branch, after: Branch) =>
  before.status !== after.status || before.name !== after.name || missing(before) !== missing(after)

const missing = (branch: Branch) => missingIn(branch).join()

/** The differences in a branch since the person saw it, and who changed it. */
export function BranchChanged({ before, after }: { before: Branch; after: Branch }) {
  const t = useMessages(actionMessages)
  const { realm } = useMemberkit()
  const status = useLabel('BranchStatus')
  const changedBy = useLastChange(branchJournal, after.id, realm === 'Internal')
  const needs = (branch: Branch) =>
    missingIn(branch)
      .map((name) => t(`need.${name}`))
      .join(', ') || t('changed.nothing')
  const changes = [
    { label: t('changed.status'), before: status(before.status), after: status(after.status) },
    { label: t('changed.name'), before: before.name, after: after.name },
    { label: t('changed.missing'), before: needs(before), after: needs(after) },
  ].filter((one) => one.before !== one.after)
  return (
    <ChangedSince title={t('changed.heading')} changedBy={changedBy} changes={changes}>
      {t('changed.text')}
    </ChangedSince>
  )
}
