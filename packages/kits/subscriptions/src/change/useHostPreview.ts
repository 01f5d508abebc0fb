'use client'
import { useEffect, useRef, useState } from 'react'
import type { ChangeOptions, ChangePreview, PreviewChangeInput } from './change-props.ts'

/** Milliseconds after which a preview counts as failed: the change can be made without it. */
const patience = 10_000

interface Answer {
  /** The version and the choice that it is about. */
  of: string
  choice: string
  /** Absent if it couldn't be loaded. */
  preview?: ChangePreview
}

/** The cost of a change by the host's account. */
export interface HostPreviewState {
  /** The answer of what is wanted now; absent while it loads. */
  answer?: Answer
  /** Whether it loads: nothing may be sent meanwhile. */
  isLoading: boolean
  /** The answer first shown for the same choice, if its amounts were others. */
  changedFrom?: Answer
  /** Whether the button was pressed with the changed amounts on screen. */
  isAsked: boolean
  /** Called on each press: whether the amounts are those first shown, or were pressed with before. */
  agree: () => boolean
}

/** Loads the cost of a change from the host, anew for each choice and each version of the subscription. */
export function useHostPreview(load: ChangeOptions['previewChange'], input: PreviewChangeInput): HostPreviewState {
  const [answer, setAnswer] = useState<Answer>()
  const [first, setFirst] = useState<Answer>()
  const [asked, setAsked] = useState<string>()
  const { subscription, ...chosen } = input
  const choice = JSON.stringify(chosen)
  const wanted = JSON.stringify([subscription.version, choice])
  const isEnabled = load !== undefined
  const ask = useRef(() => load?.(input))
  ask.current = () => load?.(input)
  useEffect(() => {
    if (!isEnabled) return
    let isWanted = true
    const say = (preview?: ChangePreview) => {
      if (isWanted) setAnswer({ of: wanted, choice, preview })
      isWanted = false
    }
    const timeout = setTimeout(() => say(), patience)
    // A host may throw at once, too.
    void Promise.resolve()
      .then(() => ask.current())
      .then(say, () => say())
    return () => {
      clearTimeout(timeout)
      isWanted = false
    }
  }, [isEnabled, wanted, choice])
  const shown = isEnabled && answer?.of === wanted ? answer : undefined
  if (shown && first?.choice !== choice) setFirst(shown)
  const isChanged = shown !== undefined && first?.choice === choice && amountsOf(first) !== amountsOf(shown)
  const isAsked = isChanged && asked === amountsOf(shown)
  return {
    answer: shown,
    isLoading: isEnabled && !shown,
    changedFrom: isChanged ? first : undefined,
    isAsked,
    agree: () => {
      if (isChanged) setAsked(amountsOf(shown))
      return !isChanged || isAsked
    },
  }
}

const amountsOf = ({ choice, preview }: Answer) => JSON.stringify([choice, preview?.lines])
