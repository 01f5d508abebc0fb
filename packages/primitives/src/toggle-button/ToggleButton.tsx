'use client'
import { forwardRef, type MouseEvent, type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import './ToggleButton.css.ts'

interface OwnProps {
  isPressed?: boolean
  /** @default false */
  defaultPressed?: boolean
  onChange?: (isPressed: boolean, event: MouseEvent<HTMLButtonElement>) => void
  /** @default 'secondary', or 'quiet' with an icon only */
  tone?: 'secondary' | 'quiet'
}

interface WithText {
  /** Names what is on or off; the same in both states. */
  children: ReactNode
  label?: never
  icon?: never
}

interface WithIcon {
  /** Names what is on or off, the same in both states: the accessible name and the tooltip. */
  label: string
  /** Shown instead of text. */
  icon: ReactNode
  children?: never
}

type Handled = 'children' | 'onPress' | 'aria-pressed' | 'onChange'

export type ToggleButtonProps = OwnProps & Omit<ButtonProps, keyof OwnProps | Handled> & (WithText | WithIcon)

/** Switches one thing on or off immediately. Renders one `<button>` with a pressed state. */
export const ToggleButton = forwardRef<HTMLButtonElement, ToggleButtonProps>(function ToggleButton(
  { isPressed, defaultPressed = false, onChange, children, label, icon, ...button },
  ref,
) {
  const [ownPressed, setOwnPressed] = useState(defaultPressed)
  const pressed = isPressed ?? ownPressed
  const attributes = {
    ...button,
    ref,
    'aria-pressed': pressed,
    onPress: (event: MouseEvent<HTMLButtonElement>) => {
      setOwnPressed(!pressed)
      onChange?.(!pressed, event)
    },
  } as const
  return label === undefined ? (
    <Button {...attributes}>{children}</Button>
  ) : (
    <IconButton {...attributes} label={label} icon={icon} />
  )
})
