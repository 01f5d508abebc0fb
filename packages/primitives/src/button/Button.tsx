'use client'
import { forwardRef, type MouseEvent, type ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Button.css.ts'

export const buttonTones = ['primary', 'secondary', 'quiet', 'critical'] as const
export const buttonSizes = ['medium', 'small'] as const

interface OwnProps {
  children?: ReactNode
  /** @default 'secondary' */
  tone?: 'primary' | 'secondary' | 'quiet' | 'critical'
  /** @default 'medium' */
  size?: 'medium' | 'small'
  /** Whether its action is pending: presses are ignored, focus and width are kept. */
  isPending?: boolean
  /** Announced beside the label while pending. Pass it from the start, so that the change is announced. */
  pendingLabel?: string
  /** Looks disabled and ignores presses but can be focused, so that people find its reason (`aria-describedby`). */
  'aria-disabled'?: boolean
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
}

export interface ButtonProps extends OwnProps, Omit<NativeProps<'button', OwnProps>, 'onClick'> {}

/** Runs an action on this page. Renders one `<button>`; for navigation, use LinkButton. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    tone = 'secondary',
    size = 'medium',
    type = 'button',
    isPending,
    pendingLabel,
    'aria-disabled': isUnavailable,
    onPress,
    ...native
  },
  ref,
) {
  const isIdle = isPending || isUnavailable
  // Also while not pending, so that the button's content isn't rendered or announced again.
  if (pendingLabel) native.children = withLabel(native.children, isPending && pendingLabel)
  return (
    // Spread props come last, with the content among them: spreading them first makes server rendering take nine times
    // as long.
    <button
      ref={ref}
      type={type}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      data-pending={isPending ? '' : undefined}
      aria-disabled={isIdle || undefined}
      aria-live={pendingLabel ? 'polite' : undefined}
      onClick={isIdle ? ignore : onPress}
      {...native}
    />
  )
})

function withLabel(content: ReactNode, label: string | undefined | false) {
  return (
    <>
      {content}
      {label ? <span className={styles.spoken}>{label}</span> : null}
    </>
  )
}

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
