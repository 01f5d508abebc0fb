import type { RefObject } from 'react'
import { focusedIn } from './focused-in.ts'
import { useBrowserEffect } from './use-browser-effect.ts'

interface FocusKeeperProps {
  /** Stays, and has in it what may go. */
  within: RefObject<HTMLElement | null>
  /** Puts the focus elsewhere. Kept stable between renders. */
  onLost: () => void
}

/**
 * Put it beside what goes away, to go with it: calls back when the focus has gone with them, for it would be at the top
 * of the document. Renders nothing.
 */
export function FocusKeeper({ within, onLost }: FocusKeeperProps) {
  useBrowserEffect(
    () => () => {
      const root = within.current
      const focused = root && focusedIn(root)
      if (!focused || !root.contains(focused)) return
      // Not yet: what else goes at the same time must not get it.
      queueMicrotask(() => {
        if (!focused.isConnected) onLost()
      })
    },
    [within, onLost],
  )
  return null
}
