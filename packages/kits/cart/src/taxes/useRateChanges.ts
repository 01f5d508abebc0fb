'use client'
import { useState } from 'react'
import type { Tax } from '../tax/received.ts'
import { changesBetween, type RateChange } from './rate-changes.rules.ts'
import { consequenceOf, type RateToSet } from './rates.rules.ts'

export interface RateChanges {
  changes: readonly RateChange[]
  /** The id of the rate that was set since the form was opened. */
  setSince: string | undefined
  /** Whether the person has pressed the button before, and was shown these changes instead. */
  isAsked: boolean
  /** Returns whether the person agrees: nobody has agreed to changes before they were shown. */
  agree: () => boolean
}

/** Compares what a rate changes with what it would have changed when its form was opened. */
export function useRateChanges(rate: RateToSet | undefined, rates: readonly Tax[]): RateChanges {
  const [seen] = useState(rates)
  const [asked, setAsked] = useState<string>()
  const after = rate && consequenceOf(rate, rates)
  const changes = rate && after ? changesBetween(consequenceOf(rate, seen), after) : []
  const key = JSON.stringify(changes)
  const isAsked = asked === key
  return {
    changes,
    setSince: [after?.instead, after?.next].find((one) => one && !seen.some(({ id }) => id === one.id))?.id,
    isAsked,
    agree() {
      setAsked(key)
      return isAsked || changes.length === 0
    },
  }
}
