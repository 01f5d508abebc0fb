import { forwardRef, type ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import type { Action } from './action.ts'
import { ActionLine } from './ActionLine.tsx'
import * as styles from './ButtonGroup.css.ts'

interface OwnProps {
  /** Says to assistive technology what the buttons have in common. */
  label?: string
  /** @default 'start' */
  align?: 'start' | 'end'
}

interface WithButtons {
  /** Buttons, which wrap where they find no room. */
  children: ReactNode
  actions?: never
}

interface WithActions {
  /** Shown as buttons in one line, the most important first; those that find no room become a menu. */
  actions: readonly Action[]
  /** Name of the menu's button: "More actions". */
  moreLabel: string
  /** @default 'medium' */
  size?: 'medium' | 'small'
  children?: never
}

type Own = OwnProps & (WithButtons | WithActions)
export type ButtonGroupProps = Own & Omit<NativeProps<'div'>, keyof OwnProps | 'children' | 'role'>

/** Buttons that belong together. Renders a `<div>`, a group if it has a label. */
export const ButtonGroup = forwardRef<HTMLDivElement, ButtonGroupProps>(function ButtonGroup(
  { label, align = 'start', ...props },
  ref,
) {
  const group = { role: label ? 'group' : undefined, 'aria-label': label, ref }
  if (props.actions) return <ActionLine {...props} {...group} align={align} />
  return <div {...props} {...group} className={styles.group} data-align={align} />
})
