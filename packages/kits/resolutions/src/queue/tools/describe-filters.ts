import type { Translate } from '@memberkit/foundation/messages'
import type { toolsEnUS } from '../../messages/queue/tools/en-US.ts'
import { enumerations, type EnumerationFilter, type QueueFilters } from '../queue-link.ts'

export interface FilterNames {
  t: Translate<typeof toolsEnUS>
  labels: Readonly<Record<EnumerationFilter, (value: string) => string>>
  /** Returns the name of an ID that the queue or its lists know. */
  nameOf: (kind: 'assignee' | 'firm' | 'branch', id: string) => string
}

/** Describes the filters in words, one after another, for paper. */
export function describeFilters(filters: QueueFilters, { t, labels, nameOf }: FilterNames): readonly string[] {
  const names = Object.keys(enumerations) as EnumerationFilter[]
  const line = (name: 'assignee' | 'firm' | 'branch' | 'age' | EnumerationFilter, value: string | undefined) =>
    value ? [t('applied', { filter: t(name), value })] : []
  const { assignee, firm, branch, age } = filters
  return [
    ...names.flatMap((name) => line(name, filters[name]?.map(labels[name]).join(', '))),
    ...line('assignee', assignee && assigneeName(assignee, t, nameOf)),
    ...line('firm', firm && nameOf('firm', firm)),
    ...line('branch', branch && nameOf('branch', branch)),
    ...(age === undefined ? [] : [t('age.days', { count: age })]),
  ]
}

export const assigneeName = (assignee: string, t: FilterNames['t'], nameOf: FilterNames['nameOf']) =>
  assignee === 'me' || assignee === 'none' ? t(`assignee.${assignee}`) : nameOf('assignee', assignee)
