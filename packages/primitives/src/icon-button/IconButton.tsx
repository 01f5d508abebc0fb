'use client'
import { forwardRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** The button's action: its accessible name and tooltip. */
  label: string
  icon: ReactNode
  /** @default 'quiet' */
  tone?: NonNullable<ButtonProps['tone']>
}

/** A button with an icon only. Renders one `<button>` around the icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, tone = 'quiet', title = label, ...button },
  ref,
) {
  const name = (button.isPending && button.pendingLabel) || label
  return (
    <Button {...button} ref={ref} tone={tone} title={title} aria-label={name} data-shape="icon">
      {icon}
    </Button>
  )
})
