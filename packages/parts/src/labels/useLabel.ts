'use client'
import { type MessageNamespace, useMessages } from '@memberkit/foundation/messages'
import { humanise } from '@memberkit/foundation/status'
import { useCallback } from 'react'
import { type EnumerationName, labelNamespace } from './label-messages.ts'

/** Says the values of an enumeration as the contract or the host labels them, others in readable letters. */
export function useLabel(name: EnumerationName): (value: string) => string {
  const t = useAnyMessage(labelNamespace(name))
  return useCallback(
    (value) => {
      const label = t(value)
      return label === value ? humanise(value) : label
    },
    [t],
  )
}

/** Says messages by keys that are only known at run time; the key itself where there is none. */
export function useAnyMessage(namespace: MessageNamespace<unknown>): (key: string) => string {
  return useMessages(namespace as MessageNamespace<Readonly<Record<string, ''>>>)
}
