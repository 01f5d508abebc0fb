'use client'
import { useEffect, useRef } from 'react'
import type { SectionedSave } from './options.ts'

type Saved = Pick<SectionedSave<unknown>, 'review' | 'save' | 'savable' | 'isBusy' | 'stage'>

/** Reviews the changes on Ctrl+S or ⌘S, and saves them on the second press. The page's own saving never opens. */
export function useSaveShortcut(save: Saved) {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.metaKey || event.ctrlKey)
      if (!isSave || event.shiftKey || event.altKey || event.defaultPrevented) return
      event.preventDefault()
      const { review, save: send, savable, isBusy, stage } = latest.current
      if (event.repeat || isBusy || savable.length === 0) return
      if (stage === 'reviewing') void send()
      else if (stage !== 'conflict' && stage !== 'unknown') review()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
