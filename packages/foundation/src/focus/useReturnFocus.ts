'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { restoreLostFocus, isFocusLost } from './restoreLostFocus.ts'

/** Returns attributes that mark a row's link or button, so that the row can be found again. */
export const rowAttributes = (id: string) => ({ 'data-mk-row': id })

/**
 * Returns focus to the row of an opened item once it closes, unless focus is already elsewhere. Waits for a row that a
 * long list is still scrolling into view. Focus that an item takes along when it leaves the list goes to the heading.
 *
 * @param page contains the rows once loaded
 * @param openId the id of the open item, as in its row's `rowAttributes`
 * @param hasRow whether the loaded list still has an item
 */
export function useReturnFocus(
  page: RefObject<HTMLElement | null>,
  openId: string | undefined,
  isReady: boolean,
  hasRow: (id: string) => boolean = () => true,
) {
  const left = useRef<string>(undefined)
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (openId) left.current = last.current = openId
    const id = left.current
    const root = page.current
    if (openId || !id || !isReady || !root) return undefined
    const watch = new MutationObserver(giveBack)
    watch.observe(root, { childList: true, subtree: true })
    giveBack()
    return () => watch.disconnect()

    function giveBack() {
      const mark = root!.querySelector(`[data-mk-row="${CSS.escape(id!)}"]`)
      // The person has moved on.
      if (!mark && isFocusLost(root!)) return
      left.current = undefined
      watch.disconnect()
      restoreLostFocus(mark?.closest<HTMLElement>('a, button'))
    }
  }, [page, openId, isReady])

  // The list may still show what was deleted when it comes back: only a later reading is without it.
  useEffect(() => {
    const id = last.current
    if (openId || !isReady || id === undefined || hasRow(id)) return
    left.current = last.current = undefined
    const heading = page.current?.querySelector<HTMLElement>('h1, h2, h3')
    if (heading && isFocusLost(heading)) heading.tabIndex = -1
    restoreLostFocus(heading, { preventScroll: true })
  })
}
