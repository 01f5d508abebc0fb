'use client'
import { forwardRef } from 'react'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CloseIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Alert.css.ts'
import { type AlertContent, alertIcons, roleOf } from './content.ts'

/** Requires a handler and a label, or neither. */
type Dismissal = { onDismiss: () => void; dismissLabel: string } | { onDismiss?: undefined; dismissLabel?: undefined }

interface Placement extends NativeProps<'div', AlertContent & { role: unknown }> {
  /** Whether it is part of the initial content: read in place, not announced. */
  isStatic?: boolean
}

export type AlertProps = AlertContent & Placement & Dismissal

/**
 * Reports an event where it happened. Unless static, a critical one is announced assertively (`role="alert"`), any
 * other politely (`role="status"`). Renders one `<div>`.
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = 'info', icon: Mark = alertIcons[tone], title, level, children, actions, isStatic, ...rest },
  ref,
) {
  const { onDismiss, dismissLabel, ...native } = rest
  const Title = level ? (`h${level}` as const) : 'p'
  return (
    <div
      {...native}
      ref={ref}
      role={roleOf(tone, isStatic)}
      className={styles.alert}
      data-tone={tone}
      data-dismissible={onDismiss ? '' : undefined}
    >
      <div className={styles.body}>
        <div className={styles.message}>
          <Mark className={styles.mark} />
          <div className={styles.words}>
            {title ? <Title className={styles.title}>{title}</Title> : null}
            {children}
          </div>
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {onDismiss ? (
        <div className={styles.dismiss}>
          <IconButton size="small" label={dismissLabel} icon={<CloseIcon />} onPress={onDismiss} />
        </div>
      ) : null}
    </div>
  )
})
