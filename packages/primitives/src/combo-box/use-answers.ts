import { useEffect, useRef, useState } from 'react'
import type { ComboBoxItems, LoadOptions } from './options.ts'

const none: ComboBoxItems = []

interface Answer {
  /** What was asked for. */
  question: string
  items: ComboBoxItems
  isFailed: boolean
}

/** The options for a text. While they are looked up, those of the last answer stay; a late answer is dropped. */
export function useAnswers(options: ComboBoxItems | LoadOptions, text: string) {
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
    // In a promise, so that what is thrown at once counts as a failure, too.
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
