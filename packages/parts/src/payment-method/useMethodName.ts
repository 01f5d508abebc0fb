'use client'
import { useMethodDescription } from './useMethodDescription.ts'
import { type PaymentMethodSource, useMethodSummary } from './useMethodSummary.ts'

/** Returns a function that names a payment method by ID, for a sentence; as `useMethodSummary` finds it. */
export function useMethodName(
  source: PaymentMethodSource,
  isNeeded: boolean,
): (id: string | undefined) => string | undefined {
  const say = useMethodDescription()
  const find = useMethodSummary(source, isNeeded)
  return (id) => {
    const found = find(id)
    return found && say(found)
  }
}
