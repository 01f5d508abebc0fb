'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useCallback } from 'react'
import { methodWords } from './method-words.ts'
import { methodDetailMessages, methodMessages } from './namespaces.ts'
import type { PaymentMethodSummary } from './received.ts'
import { shortMethodWords } from './short-method-words.ts'

export type SayMethod = (method: PaymentMethodSummary) => string

/** Says payment methods where there is little room: "Visa …4242". */
export function useShortMethodWords(): SayMethod {
  const kinds = useMessages(methodMessages)
  return useCallback((method) => shortMethodWords(method, kinds), [kinds])
}

/** Says payment methods in full: "Visa ending in 4242". */
export function useMethodWords(): SayMethod {
  const kinds = useMessages(methodMessages)
  const t = useMessages(methodDetailMessages)
  return useCallback((method) => methodWords(method, kinds, t), [kinds, t])
}
