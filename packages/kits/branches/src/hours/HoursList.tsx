'use client'
import type { BusinessHours } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { hoursMessages } from '../messages/namespaces.ts'
import { weekFromSunday } from './calendar.ts'
import { asTitle, dayName, describeRanges } from './describe.ts'
import * as styles from './Hours.css.ts'
import { Ranges } from './Ranges.tsx'

export interface HoursListProps {
  hours: BusinessHours
  /** Where the hours stand: at the end of their line, or in a column beside the days. @default 'end' */
  align?: 'start' | 'end'
}

/** The opening hours of a week, to read: one line a day, in the order of the form. */
export function HoursList({ hours, align = 'end' }: HoursListProps) {
  const t = useMessages(hoursMessages)
  const { locale } = useMemberkit()
  return (
    <div className={styles.week}>
      <KeyValue layout={align === 'end' ? 'ledger' : 'rows'}>
        {weekFromSunday.map((day) => (
          <KeyValueItem key={day} label={asTitle(dayName(day, locale), locale)}>
            <Ranges hours={describeRanges(hours[day], locale, t)} />
          </KeyValueItem>
        ))}
      </KeyValue>
    </div>
  )
}
