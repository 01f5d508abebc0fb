import type { Locale } from '@memberkit/platform/formats'
import * as styles from './PeriodBar.css.ts'
import type { Tick } from './periods.rules.ts'

export interface PeriodAxisProps {
  ticks?: readonly Tick[]
  /** The position of today, from 0 to 100. */
  today?: number
  todayLabel: string
  locale: Locale
}

/** Names years or months, and today, above the bars that stand under it. A drawing, which needs no styles of its own. */
export function PeriodAxis({ ticks = [], today, todayLabel, locale }: PeriodAxisProps) {
  if (today === undefined) return <svg className={styles.scale} aria-hidden="true" />
  // "Today" stands before its mark, where contracts have been, or else after it.
  const isLate = today > 50
  const room = shareOf(todayLabel)
  const taken = isLate ? today - room : today
  const labels = ticks.map(({ at, ...tick }, index) => ({ at, label: nameOf(tick, index === 0, locale) }))
  return (
    <svg className={styles.scale} aria-hidden="true">
      {labels
        .filter(({ at, label }) => at + shareOf(label) <= taken || (at >= taken + room && at + shareOf(label) <= 100))
        .map(({ at, label }) => (
          <text key={at} x={`${at}%`} y="1em">
            {label}
          </text>
        ))}
      <text className={styles.now} x={`${today}%`} y="1em" textAnchor={isLate ? 'end' : 'start'}>
        {todayLabel}
      </text>
    </svg>
  )
}

/** About the share of the axis that a label takes, in percent, where the axis is no wider than a table of a desk has it. */
const shareOf = (label: string) => 2.5 * label.length

/** Returns a year, or a month, the first of which has its year. */
function nameOf({ month, year }: Omit<Tick, 'at'>, isFirst: boolean, locale: Locale) {
  if (month === 1) return `${year}`
  const format = { month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, isFirst ? { ...format, year: 'numeric' } : format).format(
    Date.UTC(year, month - 1),
  )
}
