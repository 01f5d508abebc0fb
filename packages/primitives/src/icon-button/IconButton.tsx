'use client'
import { forwardRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'
import * as styles from './IconButton.css.ts'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** What the button does: its accessible name and its tooltip. */
  label: string
  icon: ReactNode
  /** @default 'quiet' */
  tone?: ButtonProps['tone']
}

/** A button that shows only an icon. Renders one `<button>` around the icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, tone = 'quiet', title = label, ...button },
  ref,
) {
  return (
    <Button {...button} ref={ref} tone={tone} aria-label={label} title={title}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
    </Button>
  )
})
