'use client'
import { useMemo } from 'react'
import { useLabel } from '../labels/useLabel.ts'
import type { PaymentMethodSummary } from './received.ts'
import { type MethodLabels, shortMethodWords } from './short-method-words.ts'

export function useMethodLabels(): MethodLabels {
  const card = useLabel('CardType')
  const account = useLabel('BankAccountType')
  return useMemo(() => ({ card, account }), [card, account])
}

/** Returns a function that formats payment methods for lists: "Visa …4242". `undefined` without a type. */
export function useShortMethodWords(): (method: PaymentMethodSummary) => string | undefined {
  const labels = useMethodLabels()
  return useMemo(() => (method) => shortMethodWords(method, labels), [labels])
}
