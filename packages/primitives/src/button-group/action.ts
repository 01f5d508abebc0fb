import type { ReactNode } from 'react'
import type { ButtonProps } from '../button/Button.tsx'

/** A button that can become an item of a menu. */
export interface Action {
  /** Different from the labels beside it. */
  label: string
  icon?: ReactNode
  /** Without it, `href` and `unavailableReason` there is no such action. */
  onPress?: () => void
  /** Makes it a link. */
  href?: string
  /** @default 'secondary' */
  tone?: ButtonProps['tone']
  /** Work is under way: presses are ignored, and this is read out. */
  pendingLabel?: string
  /** Why it cannot be pressed now: it can be focused, and says so. */
  unavailableReason?: string
}

export function isPossible({ onPress, href, unavailableReason }: Action) {
  return Boolean(onPress ?? href ?? unavailableReason)
}
