import { useRef, useState } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { isOwn, type ThreadEntry } from './types.ts'

/** In CSS pixels from the end: closer than this counts as being there. */
const nearEnd = 40

/**
 * Where the thread is scrolled to. Its box is laid out from the end, so it starts there, stays there, and does not
 * move when older entries come on top. What is left to do: to stay where one is when something new comes below.
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
    /** How many have come below what is in sight. */
    unseen,
    onScroll: () => {
      if (unseen > 0 && box.current && isAtEnd(box.current)) setUnseen(0)
    },
    toEnd: () => {
      if (!box.current) return
      box.current.scrollTop = 0
      // The button that was pressed goes.
      box.current.focus({ preventScroll: true })
      setUnseen(0)
    },
  }
}

/** What is laid out from the end counts up from there in negative numbers. */
function isAtEnd({ scrollTop }: Element) {
  return scrollTop > -nearEnd
}
