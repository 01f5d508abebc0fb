import { useEscapeHold } from '@memberkit/primitives/dialog'
import type { KeyboardEvent } from 'react'
import { endEscape } from './end-escape.ts'

/** Leaves a flow by Escape, which nothing of the host hears. Returns props for the flow's root. */
export const useEscapeToLeave = (leave: () => void) => ({
  ...useEscapeHold(),
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    endEscape(event)
    leave()
  },
})
