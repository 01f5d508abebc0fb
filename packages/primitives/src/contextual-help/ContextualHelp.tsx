'use client'
import { forwardRef, type ReactNode } from 'react'
import { InfoIcon, UnknownIcon } from '../icons/index.ts'
import { Link } from '../link/Link.tsx'
import { Popover, type PopoverProps } from '../popover/Popover.tsx'
import * as styles from './ContextualHelp.css.ts'

export const contextualHelpKinds = ['help', 'info'] as const

const icons = { help: <UnknownIcon />, info: <InfoIcon /> }

type Handled = 'icon' | 'children' | 'initialFocus' | 'defaultOpen' | 'tone' | 'heading'

export interface ContextualHelpProps extends Omit<PopoverProps, Handled> {
  /** The button's name: "Help with the grace period". */
  label: string
  heading: ReactNode
  /** A few sentences. */
  children: ReactNode
  /** A link to further information. */
  link?: { href: string; text: ReactNode }
  /** A question mark, or an i for background information. @default 'help' */
  kind?: 'help' | 'info'
}

/** Explains a term or an option in place. The ref and other attributes reach the `<button>` with the icon. */
export const ContextualHelp = forwardRef<HTMLButtonElement, ContextualHelpProps>(function ContextualHelp(
  { kind = 'help', size = 'small', children, link, ...popover },
  ref,
) {
  return (
    <Popover {...popover} data-help="" ref={ref} size={size} icon={icons[kind]} initialFocus="panel">
      <div className={styles.text}>{children}</div>
      {link ? (
        <span className={styles.link}>
          <Link href={link.href}>{link.text}</Link>
        </span>
      ) : null}
    </Popover>
  )
})
