'use client'
import { Children, forwardRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { ChevronDownIcon } from '../icons/index.ts'
import { Menu } from '../menu/Menu.tsx'
import * as styles from './SplitButton.css.ts'

export const splitButtonTones = ['primary', 'secondary', 'critical'] as const

export interface SplitButtonProps extends Omit<ButtonProps, 'tone'> {
  /** The label of the primary action. */
  children: ReactNode
  /** Variants of the action, as MenuItems. Without any, it is a plain Button. */
  menu: ReactNode
  /** The name of the menu button: "More ways to pay". */
  menuLabel: string
  /** @default 'secondary' */
  tone?: 'primary' | 'secondary' | 'critical'
}

/**
 * An action and its variants. Renders two `<button>`s that look like one; the ref and other attributes reach the first.
 */
export const SplitButton = forwardRef<HTMLButtonElement, SplitButtonProps>(function SplitButton(
  { menu, menuLabel, tone = 'secondary', ...button },
  ref,
) {
  const { size, disabled, isPending, 'aria-disabled': isUnavailable } = button
  const main = <Button {...button} ref={ref} tone={tone} />
  if (Children.toArray(menu).length === 0) return main
  return (
    <span className={styles.root}>
      {main}
      <Menu
        label={menuLabel}
        icon={<ChevronDownIcon />}
        {...{ tone, size, disabled }}
        aria-disabled={isPending || isUnavailable || undefined}
      >
        {menu}
      </Menu>
    </span>
  )
})
