'use client'
import { forwardRef, type ReactNode, type ToggleEvent, useRef } from 'react'
import { ChevronDownIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Alert.css.ts'
import { type AlertContent, alertIcons } from './content.ts'

export interface BannerProps extends AlertContent, NativeProps<'section', AlertContent & { onToggle: unknown }> {
  title: ReactNode
  /** Whether the text can be collapsed; title and actions stay visible. */
  isCollapsible?: boolean
  /**
   * Whether a collapsible one starts open.
   * @default true
   */
  defaultOpen?: boolean
  onToggle?: (isOpen: boolean) => void
}

/**
 * States what applies to the whole page or panel below, for as long as it does: collapsible, not dismissible. Renders a
 * `<section>`, with a native `<details>` when collapsible. Name it with `aria-label` to make it a landmark.
 */
export const Banner = forwardRef<HTMLElement, BannerProps>(function Banner(
  { tone = 'info', icon: Mark = alertIcons[tone], title, level, children, actions, ...rest },
  ref,
) {
  const { isCollapsible, defaultOpen = true, onToggle, ...native } = rest
  const wasOpen = useRef(defaultOpen)
  const Title = level ? (`h${level}` as const) : 'p'
  const heading = <Title className={styles.title}>{title}</Title>
  return (
    <section {...native} ref={ref} className={styles.alert} data-tone={tone} data-banner="">
      <div className={styles.body}>
        <div className={styles.message}>
          <Mark className={styles.mark} />
          {isCollapsible ? (
            <details className={styles.words} open={defaultOpen} onToggle={toggle}>
              <summary className={styles.summary}>
                {heading}
                <ChevronDownIcon className={styles.chevron} />
              </summary>
              <div className={styles.unfolded}>{children}</div>
            </details>
          ) : (
            <div className={styles.words}>
              {heading}
              {children}
            </div>
          )}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </section>
  )

  // Browsers fire `toggle` for the initial state, too.
  function toggle({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) {
    if (open !== wasOpen.current) onToggle?.(open)
    wasOpen.current = open
  }
})
