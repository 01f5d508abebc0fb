import { forwardRef, type ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import type { Action } from './action.ts'
import { ActionLine } from './ActionLine.tsx'
import * as styles from './ButtonGroup.css.ts'

interface OwnProps {
  /** The accessible name of the group. */
  label?: string
  /** @default 'start' */
  align?: 'start' | 'end'
}

interface WithButtons {
  /** Buttons, which wrap if they don't fit. */
  children: ReactNode
  actions?: never
}

interface WithActions {
  /** Buttons on one line, most important first; those that don't fit move into a menu. */
  actions: readonly Action[]
  /** The name of the menu's button: "More actions". */
  moreLabel: string
  /** @default 'medium' */
  size?: 'medium' | 'small'
  children?: never
}

type Own = OwnProps & (WithButtons | WithActions)
export type ButtonGroupProps = Own & Omit<NativeProps<'div'>, keyof OwnProps | 'children' | 'role'>

/** Related buttons. Renders a `<div>`, a group if it has a label. */
export const ButtonGroup = forwardRef<HTMLDivElement, ButtonGroupProps>(function ButtonGroup(
  { label, align = 'start', ...props },
  ref,
) {
  const group = { role: label ? 'group' : undefined, 'aria-label': label, ref }
  if (props.actions) return <ActionLine {...props} {...group} align={align} />
  return <div {...props} {...group} className={styles.group} data-align={align} />
})
