'use client'
import type { BusinessHours } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Text } from '@memberkit/primitives/text'
import { hoursMessages } from '../messages/namespaces.ts'
import { type Weekday, weekdays } from './calendar.ts'
import { asTitle, dayName, describeRanges } from './describe.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import * as styles from './Hours.css.ts'
import { haveSameHours } from './week.rules.ts'

export interface HoursChangesProps {
  /** Names the list. */
  label: string
  before: BusinessHours
  after: BusinessHours
  /** The days to show. @default the days that change */
  days?: readonly Weekday[]
}

/** The hours of some days before and after a change. */
export function HoursChanges({ label, before, after, days }: HoursChangesProps) {
  const t = useMessages(hoursMessages)
  const { locale } = useMemberkit()
  const shown = weekdays.filter((day) => days?.includes(day) ?? !haveSameHours(before[day], after[day]))
  return (
    <section aria-label={label} className={styles.changes}>
      <Text as="p" weight="medium">
        {label}
      </Text>
      {shown.length === 0 ? <Text tone="muted">{t('copy.same')}</Text> : null}
      <KeyValue>
        {shown.map((day) => (
          <KeyValueItem key={day} label={asTitle(dayName(day, locale), locale)}>
            <BeforeAfter
              after={describeRanges(after[day], locale, t)}
              before={
                haveSameHours(before[day], after[day])
                  ? undefined
                  : t('copy.now', { hours: describeRanges(before[day], locale, t) })
              }
            />
          </KeyValueItem>
        ))}
      </KeyValue>
    </section>
  )
}
