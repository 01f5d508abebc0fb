'use client'
import type { UnavailableDate } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { IconButton } from '@memberkit/primitives/icon-button'
import { TrashIcon } from '@memberkit/primitives/icons'
import { Text } from '@memberkit/primitives/text'
import { datesMessages } from '../messages/namespaces.ts'
import { daysIn } from './calendar.ts'
import { keyOfDate } from './dates.rules.ts'
import { describeDate } from './describe.ts'
import * as styles from './Hours.css.ts'

export interface ClosureRowsProps {
  label: string
  dates: readonly UnavailableDate[]
  /** Without it, the list is to read. */
  onRemove?: (date: UnavailableDate) => void
}

/** A list of closures: their days, how many, and why. */
export function ClosureRows({ label, dates, onRemove }: ClosureRowsProps) {
  const t = useMessages(datesMessages)
  const { locale } = useMemberkit()
  return (
    <ul className={styles.rows} aria-label={label}>
      {dates.map((date, at) => {
        const days = describeDate(date, locale)
        const count = daysIn(date.from, date.to)
        return (
          <li key={`${keyOfDate(date)} ${at}`} className={styles.row}>
            <div className={styles.words}>
              <Text weight="medium">{days}</Text>
              <Text tone="muted" size="sm">
                {[count > 1 ? t('days', { count }) : '', date.label].filter(Boolean).join(' · ')}
              </Text>
            </div>
            {onRemove ? (
              <span className={styles.remove}>
                <IconButton
                  label={t('removeDate', { date: days })}
                  icon={<TrashIcon />}
                  onPress={() => onRemove(date)}
                />
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
