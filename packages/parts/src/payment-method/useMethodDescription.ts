'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { methodMessages } from '../messages/namespaces.ts'
import { describeMethod } from './describe-method.ts'
import type { PaymentMethodSummary } from './received.ts'
import { useMethodLabels } from './useShortMethodDescription.ts'

/** Returns a function that formats payment methods in full: "Visa ending in 4242". */
export function useMethodDescription(): (method: PaymentMethodSummary) => string {
  const t = useMessages(methodMessages)
  const labels = useMethodLabels()
  return (method) => describeMethod(method, labels, t)
}
