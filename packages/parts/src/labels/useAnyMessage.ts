'use client'
import { type MessageNamespace, useMessages } from '@memberkit/foundation/messages'

/** Says messages by keys that are only known at run time; the key itself where there is none. */
export function useAnyMessage(namespace: MessageNamespace<unknown>): (key: string) => string {
  return useMessages(namespace as MessageNamespace<Readonly<Record<string, ''>>>)
}
