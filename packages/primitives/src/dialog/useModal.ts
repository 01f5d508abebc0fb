import { type RefObject, useRef, useState } from 'react'
import { afterMotion } from '../internal/after-motion.ts'
import { holdEscape } from '../internal/hold-escape.ts'
import { modalChange } from '../internal/layers.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { focusFirst } from './focus-first.ts'
import { keepFocusNear } from './keep-focus-near.ts'
import { lockPage } from './lock-page.ts'

/**
 * Opens the ref's dialog as a modal while `isOpen`. The browser traps focus, makes the page inert and restores focus;
 * where the opener is gone, focus moves to what is left around it.
 * `isShown` stays true until the closing animation has ended.
 */
export function useModal(isOpen: boolean, initialFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null)
  const [isShown, setShown] = useState(isOpen)
  if (isOpen && !isShown) setShown(true)

  useBrowserEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    const unlock = lockPage()
    const returnFocus = keepFocusNear(dialog)
    dialog.showModal()
    const letGo = holdEscape()
    if (initialFocus?.current) initialFocus.current.focus()
    else focusFirst(dialog)
    tellModalChange()
    return () => {
      letGo()
      dialog.close()
      returnFocus()
      unlock()
      tellModalChange()
      afterMotion(dialog, () => setShown(false))
    }
  }, [isOpen, initialFocus])

  return { ref, isShown: isOpen || isShown }
}

function tellModalChange() {
  document.dispatchEvent(new Event(modalChange))
}
