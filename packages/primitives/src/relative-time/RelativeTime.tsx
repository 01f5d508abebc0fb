'use client'
import { forwardRef, type ReactNode, useRef, useSyncExternalStore } from 'react'
import { describeInstant } from '../date-text/describe.ts'
import { relativeTimes } from '../date-text/relative.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useLocale } from '../locale/index.ts'
import { Tooltip } from '../tooltip/Tooltip.tsx'
import { onTick } from './clock.ts'
import * as styles from './RelativeTime.css.ts'

interface OwnProps {
  /** A timestamp in ISO 8601, such as '2026-03-08T14:30:00Z'. */
  instant: string | null | undefined
  /**
   * The way the exact time is shown. A tooltip reaches everyone and makes the time a tab stop; `title` isn't one, for
   * long lists whose items lead to the exact time.
   * @default 'tooltip'
   */
  exact?: 'tooltip' | 'title'
  /** Shown for a missing timestamp. */
  placeholder?: ReactNode
}

export interface RelativeTimeProps
  extends OwnProps, NativeProps<'time', OwnProps & { children: unknown; dateTime: unknown; title: unknown }> {}

/** The time since a moment, or until it, kept up to date; a date after a week. Renders `<time>`. */
export const RelativeTime = forwardRef<HTMLElement, RelativeTimeProps>(function RelativeTime(
  { instant, exact = 'tooltip', placeholder, ...native },
  ref,
) {
  const { now, ...locale } = useLocale()
  const settings = { ...locale, format: 'short', precision: 'minute' } as const
  const words = useRef<HTMLSpanElement>(null)
  const write = () =>
    instant ? describeInstant(instant, { ...settings, relativeTo: new Date(now()).toISOString() }).text : ''
  const text = useSyncExternalStore(onTick, write, write)

  // Hydration keeps the server's text, however old.
  useBrowserEffect(() => {
    const written = words.current?.firstChild
    if (written && written.nodeValue !== text) written.nodeValue = text
  })

  if (!instant)
    return (
      <span {...native} ref={ref}>
        {placeholder}
      </span>
    )
  const { text: date, title } = describeInstant(instant, settings)
  const room = text === date ? [] : relativeTimes(Date.parse(instant) <= now(), settings.locale)
  const time = (
    <time
      {...native}
      ref={ref as never}
      className={styles.time}
      dateTime={instant}
      title={exact === 'title' ? title : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its tooltip must be reached by keys
      tabIndex={exact === 'tooltip' && title ? 0 : undefined}
      data-room={room.join('\n')}
      suppressHydrationWarning
    >
      <span ref={words} className={styles.words} suppressHydrationWarning>
        {text}
      </span>
    </time>
  )
  return exact === 'tooltip' && title ? <Tooltip text={title}>{time}</Tooltip> : time
})
