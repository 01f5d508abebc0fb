import * as styles from './PeriodBar.css.ts'
import type { Period, Tick } from './periods.rules.ts'

export interface PeriodBarProps {
  period: Period
  /** The position of today, from 0 to 100. */
  today: number
  ticks: readonly Tick[]
  standing: string | undefined
}

/** The days of a contract on the axis that all rows share. The days stand beside it in words. */
export function PeriodBar({ period: { start, end }, today, ticks, standing }: PeriodBarProps) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={styles.plot}>
      <path className={styles.axis} d={`M0 4H100${ticks.map(({ at }) => `M${at} 0V8`).join('')}`} />
      {/* One day of many years is still to be seen. */}
      <rect
        className={styles.period}
        data-standing={standing}
        x={Math.min(start, 99)}
        y="1.5"
        width={Math.max(end - start, 1)}
        height="5"
      />
      <path className={styles.today} d={`M${today} -2V10`} />
    </svg>
  )
}
