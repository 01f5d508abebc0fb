'use client'
import type { BusinessHours } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Text } from '@memberkit/primitives/text'
import { hoursMessages } from '../messages/namespaces.ts'
import { type Weekday, weekFromSunday } from './calendar.ts'
import { asTitle, dayName, describeRanges } from './describe.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import * as styles from './Hours.css.ts'
import { haveSameHours } from './week.rules.ts'

export interface HoursChangesProps {
  /** Names the list. */
  label: string
  before: BusinessHours
  after: BusinessHours
  /** The days that were chosen: those that stay as they are, are named below the others. @default the days that change */
  days?: readonly Weekday[]
}

/** The hours of some days before and after a change. */
export function HoursChanges({ label, before, after, days }: HoursChangesProps) {
  const t = useMessages(hoursMessages)
  const { locale } = useMemberkit()
  const changes = weekFromSunday.filter((day) => !haveSameHours(before[day], after[day]))
  const others = days?.filter((day) => !changes.includes(day)).map((day) => dayName(day, locale)) ?? []
  return (
    <section aria-label={label} className={styles.changes}>
      <Text as="p" weight="medium">
        {label}
      </Text>
      {changes.length + others.length === 0 ? <Text tone="muted">{t('copy.same')}</Text> : null}
      {changes.length > 0 ? (
        <KeyValue>
          {changes.map((day) => (
            <KeyValueItem key={day} label={asTitle(dayName(day, locale), locale)}>
              <BeforeAfter
                after={describeRanges(after[day], locale, t)}
                before={t('copy.now', { hours: describeRanges(before[day], locale, t) })}
              />
            </KeyValueItem>
          ))}
        </KeyValue>
      ) : null}
      {others.length > 0 ? (
        <Text as="p" tone="muted">
          {t('copy.unchanged', { days: new Intl.ListFormat(locale).format(others) })}
        </Text>
      ) : null}
    </section>
  )
}
