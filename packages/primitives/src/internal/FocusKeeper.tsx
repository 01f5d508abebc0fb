import type { RefObject } from 'react'
import { focusedIn } from './focused-in.ts'
import { useBrowserEffect } from './use-browser-effect.ts'

interface FocusKeeperProps {
  /** A permanent element around the removable content. */
  within: RefObject<HTMLElement | null>
  /** Moves focus elsewhere. Keep it stable between renders. */
  onLost: () => void
}

/**
 * Calls back when focus is lost with removed content. Render it beside that content, to be removed with it. Renders
 * nothing.
 */
export function FocusKeeper({ within, onLost }: FocusKeeperProps) {
  useBrowserEffect(
    () => () => {
      const root = within.current
      const focused = root && focusedIn(root)
      if (!focused || !root.contains(focused)) return
      // Deferred, so that focus doesn't move to another element that is removed at the same time.
      queueMicrotask(() => {
        if (!focused.isConnected) onLost()
      })
    },
    [within, onLost],
  )
  return null
}
