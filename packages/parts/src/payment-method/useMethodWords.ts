'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { methodMessages } from '../messages/namespaces.ts'
import { methodWords } from './method-words.ts'
import type { PaymentMethodSummary } from './received.ts'
import { useMethodLabels } from './useShortMethodWords.ts'

/** Returns a function that formats payment methods in full: "Visa ending in 4242". */
export function useMethodWords(): (method: PaymentMethodSummary) => string {
  const t = useMessages(methodMessages)
  const labels = useMethodLabels()
  return (method) => methodWords(method, labels, t)
}
