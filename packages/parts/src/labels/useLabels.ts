'use client'
import type { MessageNamespace } from '@memberkit/foundation/messages'
import { humanise } from '@memberkit/foundation/status'
import { useCallback } from 'react'
import { useAnyMessage } from './useAnyMessage.ts'

/** The names of the enumerations in a table that `labelsOf` made. */
export type EnumerationIn<Table> = keyof Table extends infer Key
  ? Key extends `${infer Name}.${string}`
    ? Name
    : never
  : never

/** Returns the label of a value; a value without one in readable letters. */
export type SayLabel<Table> = (enumeration: EnumerationIn<Table>, value: string) => string

/** Says values of the platform as the contract labels them, or as the host does. */
export function useLabels<Table>(namespace: MessageNamespace<Table>): SayLabel<Table> {
  const t = useAnyMessage(namespace)
  return useCallback(
    (enumeration, value) => {
      const key = `${enumeration}.${value}`
      const label = t(key)
      return label === key ? humanise(value) : label
    },
    [t],
  )
}
