'use client'
import { listPartnerBranches, listResolutionAssignees } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import { useMemo } from 'react'
import { queueToolMessages } from '../../messages/queue/namespaces.ts'
import type { QueueCase } from '../received.ts'
import { type Choice, ChoicePill } from './ChoicePill.tsx'

interface PillProps {
  value: string | undefined
  onChange: (value: string | undefined) => void
}

const none: readonly never[] = []
const dataIn = <T,>(resource: Resource<readonly T[]>) => (resource.state === 'ready' ? resource.data : none)
const retryOf = (resource: Resource<unknown>) =>
  resource.state === 'failed' || resource.state === 'refused' ? resource.retry : undefined

/** The signed-in person, nobody, or one of those who take cases. */
export function AssigneePill(props: PillProps) {
  const t = useMessages(queueToolMessages)
  const me = useMemberkit().session?.identityId
  const people = useResource(listResolutionAssignees, {})
  const list = dataIn(people)
  const choices = useMemo(
    (): Choice[] => [
      { value: 'me', label: t('assignee.me') },
      { value: 'none', label: t('assignee.none') },
      ...list
        .filter(({ id }) => id !== me)
        .map(({ id, name, openResolutions: count }) => ({
          value: id,
          label: name,
          description: count === undefined ? undefined : t('assignee.open', { count }),
        })),
    ],
    [t, list, me],
  )
  return <ChoicePill {...props} label={t('assignee')} choices={choices} onRetry={retryOf(people)} />
}

/** The firms of the loaded cases: no call lists them all. */
export function FirmPill({ rows, ...props }: PillProps & { rows: readonly QueueCase[] }) {
  const t = useMessages(queueToolMessages)
  const choices = useMemo(() => {
    const firms = new Map(rows.flatMap(({ firm }) => (firm ? [[firm.id, firm.name]] : [])))
    return [...firms].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label))
  }, [rows])
  if (choices.length === 0 && props.value === undefined) return null
  return <ChoicePill {...props} label={t('firm')} choices={choices} description={t('firms.loaded')} />
}

/** A partner branch. */
export function BranchPill(props: PillProps) {
  const t = useMessages(queueToolMessages)
  const branches = useResource(listPartnerBranches, {})
  const list = dataIn(branches)
  const choices = useMemo(() => list.map(({ id, name }) => ({ value: id, label: name })), [list])
  return <ChoicePill {...props} label={t('branch')} choices={choices} onRetry={retryOf(branches)} />
}
