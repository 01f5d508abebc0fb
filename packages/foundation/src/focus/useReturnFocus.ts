'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { giveLostFocus, isFocusLost } from './giveLostFocus.ts'

/** Marks the words of a row's link or button, so that the row can be found again. */
export const rowMark = (id: string) => ({ 'data-mk-row': id })

/**
 * Returns the focus to the row of what was opened, once it is closed, unless it has found a place already: what it came
 * from may be gone, as the button is that paid. Waits for a row that a long list is still scrolling into sight.
 *
 * @param page holds the rows, once they are there
 * @param openId the id of what is open, as in its row's `rowMark`
 */
export function useReturnFocus(page: RefObject<HTMLElement | null>, openId: string | undefined, isReady: boolean) {
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (openId) left.current = openId
    const id = left.current
    const root = page.current
    if (openId || !id || !isReady || !root) return undefined
    const watch = new MutationObserver(giveBack)
    watch.observe(root, { childList: true, subtree: true })
    giveBack()
    return () => watch.disconnect()

    function giveBack() {
      const mark = root!.querySelector(`[data-mk-row="${CSS.escape(id!)}"]`)
      // Somebody has gone on elsewhere.
      if (!mark && isFocusLost(root!)) return
      left.current = undefined
      watch.disconnect()
      giveLostFocus(mark?.closest<HTMLElement>('a, button'))
    }
  }, [page, openId, isReady])
}
