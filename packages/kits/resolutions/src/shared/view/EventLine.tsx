'use client'
import { useMemberkit } from '@memberkit/foundation'
import { changesOf, shortValue } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { useLabel } from '@memberkit/parts/labels'
import { ArrowEndIcon, HistoryIcon } from '@memberkit/primitives/icons'
import { DateText } from '@memberkit/primitives/date-text'
import { Facts } from '@memberkit/primitives/facts'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { caseMessages } from '../../messages/case/namespace.ts'
import type { EventEntry } from '../timeline.rules.ts'
import * as styles from './Timeline.css.ts'
import { useAnyMessage } from './useAnyMessage.ts'

/** An event, in a line: the values of a case in words, people by name. */
export function EventLine({ entry: { event } }: { entry: EventEntry }) {
  const t = useMessages(caseMessages)
  const word = useAnyMessage(caseMessages)
  const show = useShownValue()
  const changes = changesOf(event).flatMap(({ field, before, after }) => {
    const label = word(`field.${field}`)
    return label ? [{ field, label, before: show(field, before), after: show(field, after) }] : []
  })
  return (
    <div className={styles.event}>
      <HistoryIcon />
      <span className={styles.eventWords}>
        <span className={styles.eventTitle}>{word(event.action) ?? humanize(event.action)}</span>
        {changes.map(({ field, label, before, after }) => (
          <span key={field}>
            {changes.length > 1 ? `${label}: ` : ''}
            {before === undefined ? null : (
              <>
                {before} <ArrowEndIcon />
                <VisuallyHidden>{t('to')}</VisuallyHidden>{' '}
              </>
            )}
            {after ?? t('none')}
          </span>
        ))}
        <span className={styles.meta}>
          <Facts items={[event.actor.name, <DateText key="at" instant={event.at} precision="time" />]} />
        </span>
      </span>
    </div>
  )
}

/** Returns a function that puts a value of a case into words; undefined for a missing one. */
export function useShownValue(): (field: string, value: unknown) => string | undefined {
  const { locale } = useMemberkit()
  const labels: Readonly<Record<string, (value: string) => string>> = {
    status: useLabel('ResolutionStatus'),
    actionTaken: useLabel('ResolutionActionTaken'),
    concern: useLabel('ResolutionConcern'),
    result: useLabel('ResolutionResult'),
  }
  return (field, value) => {
    if (typeof value === 'object' && value !== null) {
      const { name, plan } = value as { name?: unknown; plan?: unknown }
      return [name, plan].find((one) => typeof one === 'string')
    }
    if (typeof value === 'number') return value.toLocaleString(locale)
    return typeof value === 'string' ? (labels[field]?.(value) ?? shortValue(value)) : undefined
  }
}
