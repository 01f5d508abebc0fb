'use client'
import type { BusinessHours } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { hoursMessages } from '../messages/namespaces.ts'
import { weekdays } from './calendar.ts'
import { asTitle, dayName, describeRanges } from './describe.ts'
import * as styles from './Hours.css.ts'
import { Ranges } from './Ranges.tsx'

export interface HoursListProps {
  hours: BusinessHours
}

/** The opening hours of a week, to read: one line a day, from Monday. */
export function HoursList({ hours }: HoursListProps) {
  const t = useMessages(hoursMessages)
  const { locale } = useMemberkit()
  return (
    <div className={styles.week}>
      <KeyValue layout="ledger">
        {weekdays.map((day) => (
          <KeyValueItem key={day} label={asTitle(dayName(day, locale), locale)}>
            <Ranges hours={describeRanges(hours[day], locale, t)} />
          </KeyValueItem>
        ))}
      </KeyValue>
    </div>
  )
}
