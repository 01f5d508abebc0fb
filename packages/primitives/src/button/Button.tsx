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
  /** Read out beside the label while pending. Pass it from the start, so that the change is announced. */
  pendingLabel?: string
  /** Looks disabled and ignores presses, yet can be focused, so that its reason (`aria-describedby`) can be found. */
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
  // Also while nothing is under way: what stays in the button is not drawn, nor read out, anew.
  if (pendingLabel) native.children = withLabel(native.children, isPending && pendingLabel)
  return (
    // What is spread comes last, the content in it: a button that spreads it first, and adds to it, takes a
    // server nine times as long.
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
