import { forwardRef, type ReactNode } from 'react'
import { ArrowDownIcon, ArrowUpIcon, DashIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { SkeletonText } from '../skeleton/SkeletonText.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './Stat.css.ts'

export interface StatChange {
  direction: 'up' | 'down' | 'level'
  /**
   * Whether the change is good: more cases may be, more failures aren't.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical'
  /** The amount, direction and period of the change: "12 % more than in February". */
  text: ReactNode
}

type Loading =
  | { isLoading?: false; loadingLabel?: undefined; sample?: undefined }
  | {
      isLoading: boolean
      /** Announced in place of loading content: "Loading". */
      loadingLabel: string
      /** Text of the expected length. With a `change`, its line is reserved, too. */
      sample: { value: string; change?: string }
    }

interface OwnProps {
  /** The counted quantity. */
  label: ReactNode
  /** The value: text, Money, a duration. */
  value?: ReactNode
  change?: StatChange
  /** A Sparkline; it reserves its space while its points load. */
  sparkline?: ReactNode
}

export type StatProps = OwnProps & Loading & NativeProps<'dl', OwnProps & { children: unknown }>

const arrows = { up: ArrowUpIcon, down: ArrowDownIcon, level: DashIcon }

/** A large figure and its change. Renders a `<dl>`. */
export const Stat = forwardRef<HTMLDListElement, StatProps>(function Stat(
  { label, value, change, sparkline, isLoading, loadingLabel, sample, ...native },
  ref,
) {
  return (
    <dl aria-busy={isLoading || undefined} {...native} ref={ref} className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {isLoading ? <VisuallyHidden>{loadingLabel}</VisuallyHidden> : value}
        {isLoading ? <SkeletonText sample={sample.value} /> : null}
      </dd>
      {isLoading ? renderExpected(sample.change) : renderChange(change)}
      {sparkline ? <dd className={styles.course}>{sparkline}</dd> : null}
    </dl>
  )
})

function renderExpected(sample: string | undefined) {
  return sample ? (
    <dd className={styles.change} aria-hidden="true">
      <SkeletonText sample={sample} />
    </dd>
  ) : null
}

function renderChange(change: StatChange | undefined) {
  if (!change) return null
  const Arrow = arrows[change.direction]
  return (
    <dd className={styles.change}>
      <Arrow className={styles.arrow} data-tone={change.tone ?? 'neutral'} />
      <span className={styles.words}>{change.text}</span>
    </dd>
  )
}
