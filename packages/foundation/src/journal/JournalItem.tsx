'use client'
import { DateText } from '@memberkit/primitives/date-text'
import { Facts } from '@memberkit/primitives/facts'
import { EditIcon, type Icon, PlusIcon, TrashIcon } from '@memberkit/primitives/icons'
import { TimelineChange, TimelineItem } from '@memberkit/primitives/timeline'
import { type ReactNode, useEffect, useRef } from 'react'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { drawingOf, type Drawings } from '../status/drawing-of.ts'
import { humanize } from '../status/status.ts'
import { changesOf, isId, labelIn, type ReceivedJournalEntry, shortId, shortValue } from './journal.rules.ts'
import type { JournalLabels } from './JournalTimeline.tsx'

export interface JournalItemProps extends JournalLabels {
  entry: ReceivedJournalEntry
  /** Whether a link leads to this entry: it is marked, and takes focus. */
  isCurrent?: boolean
  /** Shown before the author, in place of the date and time at the end of the line. */
  time?: ReactNode
  /** An icon for the kind of action. @default by the words of the action */
  icon?: Icon
}

/** Drawings of what was done; anything else has a dot. */
const drawings: Drawings = [
  [/created|added|registered/i, PlusIcon],
  [/removed|deleted/i, TrashIcon],
  [/changed|updated|moved/i, EditIcon],
]

/** A journal entry: what was done, by whom, when, and what it changed. */
export function JournalItem({ entry, isCurrent, time, icon, actions, fields = {}, showValue }: JournalItemProps) {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isCurrent) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [isCurrent])
  const t = useMessages(toolMessages)
  const { action, actor, at } = entry
  const show = (field: string, value: unknown) => {
    const short = shortValue(value)
    return short === undefined ? undefined : (showValue?.(field, value) ?? (isId(field) ? idOf(short) : short))
  }
  const idOf = (id: string) => <span title={id}>{t('journalId', { id: shortId(id) })}</span>
  const changes = changesOf(entry)
    .filter(({ field }) => labelIn(fields, field) !== undefined)
    .map(({ field, before, after }) => ({ field, before: show(field, before), after: show(field, after) }))
    .filter(({ before, after }) => before !== undefined || after !== undefined)
  return (
    <TimelineItem
      ref={place}
      tabIndex={isCurrent ? -1 : undefined}
      aria-current={isCurrent}
      data-action={action}
      icon={icon ?? drawingOf(drawings, action)}
      title={labelIn(actions, action) ?? humanize(action)}
      time={time ? undefined : <DateText instant={at} />}
      actor={<Facts items={[time, t('journalBy', { name: actor.name })]} />}
      changes={
        changes.length
          ? changes.map(({ field, before, after }) => (
              <TimelineChange
                key={field}
                label={labelIn(fields, field)}
                before={before}
                after={after}
                toLabel={t(before === undefined ? 'journalSet' : after === undefined ? 'journalRemoved' : 'journalTo')}
              />
            ))
          : undefined
      }
    />
  )
}
