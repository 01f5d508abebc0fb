import type { ReactNode } from 'react'
import type { ButtonProps } from '../button/Button.tsx'

/** A button that can become a menu item. */
export interface Action {
  /** Unique among the labels beside it. */
  label: string
  icon?: ReactNode
  /** Without it, `href` and `unavailableReason`, the action isn't shown. */
  onPress?: () => void
  /** Makes it a link. */
  href?: string
  /** @default 'secondary' */
  tone?: ButtonProps['tone']
  /** Marks the action as pending: presses are ignored, and this is announced. */
  pendingLabel?: string
  /** Why the action is unavailable: it can be focused and says so. */
  unavailableReason?: string
}

export function isPossible({ onPress, href, unavailableReason }: Action) {
  return Boolean(onPress ?? href ?? unavailableReason)
}
