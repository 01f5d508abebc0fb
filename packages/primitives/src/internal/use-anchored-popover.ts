import { type RefObject, useRef } from 'react'
import { holdEscape } from './hold-escape.ts'
import { type Align, positionPopover } from './position-popover.ts'
import { useBrowserEffect } from './use-browser-effect.ts'

/**
 * Opens the ref's popover beside its trigger while mounted. `onClosed` is called when the browser closes it on an
 * outside press.
 */
export function useAnchoredPopover(trigger: RefObject<HTMLElement | null>, align: Align, onClosed: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  useBrowserEffect(() => {
    const popover = ref.current
    if (!popover || !trigger.current) return
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'closed') onClosed()
    }
    popover.showPopover()
    const letGo = holdEscape()
    const unplace = positionPopover(popover, trigger.current, align)
    // React 18 doesn't support a popover's toggle event.
    popover.addEventListener('toggle', onToggle)
    return () => {
      popover.removeEventListener('toggle', onToggle)
      letGo()
      unplace()
      popover.hidePopover()
    }
  }, [align, onClosed, trigger])
  return ref
}
