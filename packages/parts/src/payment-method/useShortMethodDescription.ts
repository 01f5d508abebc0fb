'use client'
import { useMemo } from 'react'
import { useKnownLabel } from '../labels/useLabel.ts'
import type { PaymentMethodSummary } from './received.ts'
import { type MethodLabels, describeMethodBriefly } from './describe-method-briefly.ts'

export function useMethodLabels(): MethodLabels {
  const card = useKnownLabel('CardType')
  const account = useKnownLabel('BankAccountType')
  return useMemo(() => ({ card, account }), [card, account])
}

/** Returns a function that formats payment methods as shown: "Visa •••• 4242". `undefined` without a type. */
export function useShortMethodDescription(): (method: PaymentMethodSummary) => string | undefined {
  const labels = useMethodLabels()
  return useMemo(() => (method) => describeMethodBriefly(method, labels), [labels])
}
