'use client'
import { DateText } from '@memberkit/primitives/date-text'
import { TimelineChange, TimelineItem } from '@memberkit/primitives/timeline'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { humanize } from '../status/status.ts'
import { changesOf, type ReceivedJournalEntry, shortValue } from './journal.rules.ts'
import type { JournalLabels } from './JournalTimeline.tsx'

/** A journal entry: what was done, by whom, when, and what it changed. */
export function JournalItem({
  entry,
  actions,
  fields = {},
  showValue,
}: JournalLabels & { entry: ReceivedJournalEntry }) {
  const t = useMessages(toolMessages)
  const { action, actor, at } = entry
  const changes = changesOf(entry).filter(({ field }) => Object.hasOwn(fields, field))
  const show = (field: string, value: unknown) =>
    shortValue(value) === undefined ? undefined : (showValue?.(field, value) ?? shortValue(value))
  return (
    <TimelineItem
      data-action={action}
      title={actions[action] ?? humanize(action)}
      time={<DateText instant={at} />}
      actor={t('journalBy', { name: actor.name })}
      changes={
        changes.length
          ? changes.map(({ field, before, after }) => (
              <TimelineChange
                key={field}
                label={fields[field]}
                before={show(field, before)}
                after={show(field, after)}
                toLabel={t('journalTo')}
              />
            ))
          : undefined
      }
    />
  )
}
