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

/** Says payment methods where there is little room: "Visa …4242". `undefined` where the kind of one is not known. */
export function useShortMethodWords(): (method: PaymentMethodSummary) => string | undefined {
  const labels = useMethodLabels()
  return useMemo(() => (method) => shortMethodWords(method, labels), [labels])
}
