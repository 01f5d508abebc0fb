import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterMotion } from './after-motion.ts'

// React 18 warns about layout effects on a server.
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Opens the dialog of the ref as a modal one while `isOpen`, and closes it after. The browser holds the focus in it,
 * makes the page behind inert and gives the focus back. `isShown` stays true until the closing motion has ended.
 */
export function useModal(isOpen: boolean, initialFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null)
  const [isShown, setShown] = useState(isOpen)
  if (isOpen && !isShown) setShown(true)

  useBrowserEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    // Locking the page must not move it: its scroll bar, if it has one, leaves a gutter.
    dialog.toggleAttribute('data-gutter', innerWidth > document.documentElement.clientWidth)
    dialog.showModal()
    initialFocus?.current?.focus()
    return () => {
      dialog.close()
      afterMotion(dialog, () => setShown(false))
    }
  }, [isOpen, initialFocus])

  return { ref, isShown: isOpen || isShown }
}
