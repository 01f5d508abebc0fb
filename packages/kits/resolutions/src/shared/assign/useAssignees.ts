'use client'
import {
  listDirectoryGroupUsers,
  listFirmEmployees,
  listResolutionAssignees,
} from '@memberkit/contract/partners/resolutions'
import type { Reference } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
import { type MessageNamespace, useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import type { ComboBoxSection } from '@memberkit/primitives/combo-box'
import { useMemo } from 'react'
import type { assignEnUS } from '../../messages/queue/assign/en-US.ts'

export interface Assignees {
  /** Whether the first list is still under way. */
  isLoading: boolean
  sections: readonly ComboBoxSection[]
  nameOf: (id: string) => string
  /** Loads again what couldn't be loaded; absent if everything is there. */
  retry?: () => void
}

interface AssigneesOptions {
  /** The firm of all the cases. */
  firm: Reference | undefined
  directoryGroup: string | undefined
  /** The words of a queue or of a case. */
  words: MessageNamespace<AssigneeWords>
}

type AssigneeWords = Pick<typeof assignEnUS, 'assignee.team' | 'assignee.directory' | 'assignee.me' | 'assignee.open'>

/** The roles that handle concerns at a law firm. Assumed, like the platform's own check. */
const roles = ['ADMIN', 'RESOLUTION_LAWYER', 'RESOLUTION_CSR']

/**
 * Everyone who can be an assignee, each once: the service's own list, with workloads; a group of the staff directory;
 * and the people of the cases' law firm. Parts that don't load leave the others usable.
 */
export function useAssignees({ firm, directoryGroup, words }: AssigneesOptions): Assignees {
  const t = useMessages(words)
  const { realm, session } = useMemberkit()
  const me = session?.identityId
  const team = useResource(listResolutionAssignees, {})
  const group = useResource(
    listDirectoryGroupUsers,
    { group: directoryGroup ?? '' },
    { enabled: directoryGroup !== undefined && realm === 'Internal' },
  )
  const employees = useResource(listFirmEmployees, { firmId: firm?.id ?? '' }, { enabled: firm !== undefined })
  const teamList = team.state === 'ready' ? team.data : undefined
  const groupList = group.state === 'ready' ? group.data : undefined
  const firmList = employees.state === 'ready' ? employees.data : undefined
  const sections = useMemo(() => {
    const known = new Set<string>()
    const section = (label: string, people: readonly { id: string; name: string; description?: string }[] = []) => {
      const options = people
        .filter(({ id }) => !known.has(id) && known.add(id))
        .map(({ id, name, description }) => ({
          value: id,
          label: name,
          description: id === me ? t('assignee.me') : description,
        }))
      return options.length > 0 ? [{ label, options }] : []
    }
    return [
      ...section(
        t('assignee.team'),
        teamList?.map(({ openResolutions: count, ...one }) => ({
          ...one,
          description: count === undefined ? undefined : t('assignee.open', { count }),
        })),
      ),
      ...section(t('assignee.directory'), groupList),
      ...section(
        firm ? firm.name : '',
        firmList
          ?.filter((one) => one.roles.some((role) => roles.includes(role)))
          .map(({ identityId: id, name }) => ({ id, name })),
      ),
    ]
  }, [t, teamList, groupList, firmList, firm, me])
  const failed = [team, group, employees].flatMap((one) =>
    one.state === 'failed' || one.state === 'refused' ? one : [],
  )
  const all = sections.flatMap(({ options }) => options)
  return {
    isLoading: team.state === 'loading',
    sections,
    nameOf: (id) => all.find(({ value }) => value === id)?.label ?? id,
    retry: failed.length > 0 ? () => failed.forEach((one) => one.retry()) : undefined,
  }
}
