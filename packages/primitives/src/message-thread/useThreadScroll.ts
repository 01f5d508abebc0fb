import { useRef, useState } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { isOwn, type ThreadEntry } from './types.ts'

/** CSS pixels from the end within which the thread counts as scrolled to the end. */
const nearEnd = 40

/**
 * Manages the scroll position. The box is laid out from its end, so it starts there, stays there, and doesn't move when
 * older entries are added. What remains is to keep the position when new entries arrive below.
 */
export function useThreadScroll(entries: readonly ThreadEntry[]) {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const last = entries.at(-1)
  const known = useRef(last?.id)
  const [unseen, setUnseen] = useState(0)

  useBrowserEffect(() => {
    const before = entries.findIndex(({ id }) => id === known.current)
    const added = entries.length - before - 1
    known.current = last?.id
    if (!box.current || !list.current || before < 0 || added === 0) return
    if (isAtEnd(box.current) || isOwn(last)) {
      box.current.scrollTop = 0
      return
    }
    const bottomOf = (row: Element | null | undefined) => row?.getBoundingClientRect().bottom ?? 0
    box.current.scrollTop -= bottomOf(list.current.lastElementChild) - bottomOf(list.current.children[before])
    setUnseen((count) => count + added)
  }, [entries, last])

  return {
    box,
    list,
    /** The number of new entries below the viewport. */
    unseen,
    onScroll: () => {
      if (unseen > 0 && box.current && isAtEnd(box.current)) setUnseen(0)
    },
    toEnd: () => {
      if (!box.current) return
      box.current.scrollTop = 0
      // The pressed button is removed.
      box.current.focus({ preventScroll: true })
      setUnseen(0)
    },
  }
}

/** With layout from the end, scroll positions are negative. */
function isAtEnd({ scrollTop }: Element) {
  return scrollTop > -nearEnd
}
