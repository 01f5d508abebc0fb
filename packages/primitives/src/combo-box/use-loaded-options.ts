import { useEffect, useRef, useState } from 'react'
import type { ComboBoxItems, LoadOptions } from './options.ts'

const none: ComboBoxItems = []

interface Answer {
  /** The text that was searched for. */
  question: string
  items: ComboBoxItems
  isFailed: boolean
}

/** Returns the options for a text. While they load, the previous ones stay; a late response is ignored. */
export function useLoadedOptions(options: ComboBoxItems | LoadOptions, text: string) {
  const isLoaded = typeof options === 'function'
  const source = useRef(options)
  useEffect(() => {
    source.current = options
  })
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>({ question: '', items: none, isFailed: false })
  const question = `${attempt} ${text}`

  useEffect(() => {
    const { current: load } = source
    if (!isLoaded || typeof load !== 'function') return
    const ending = new AbortController()
    const settle = (items: ComboBoxItems, isFailed: boolean) => {
      if (!ending.signal.aborted) setAnswer({ question, items, isFailed })
    }
    // Inside a promise, so that synchronous errors count as failures, too.
    Promise.resolve()
      .then(() => load(text, ending.signal))
      .then(
        (items) => settle(items, false),
        () => settle(none, true),
      )
    return () => ending.abort()
  }, [isLoaded, question, text])

  const status: 'loading' | 'ready' | 'failed' =
    answer.question !== question ? 'loading' : answer.isFailed ? 'failed' : 'ready'
  return isLoaded
    ? { items: answer.items, status, isAnswer: true, retry: () => setAttempt(attempt + 1) }
    : { items: options, status: 'ready' as const, isAnswer: false, retry: () => {} }
}
