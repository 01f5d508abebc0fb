'use client'
import { type MessageNamespace, useMessages } from '@memberkit/foundation/messages'

/** Returns a function that looks up messages by computed keys; undefined for a missing one. */
export function useAnyMessage(namespace: MessageNamespace<unknown>): (key: string) => string | undefined {
  const t = useMessages(namespace as MessageNamespace<Readonly<Record<string, ''>>>)
  return (key) => {
    const text = t(key)
    return text === key ? undefined : text
  }
}
