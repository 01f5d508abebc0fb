'use client'
import { useMemberkit } from '@memberkit/foundation'
import { type MessageNamespace, useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { useCallback } from 'react'
import { type EnumerationName, labelNamespace } from './label-messages.ts'

/**
 * Returns a function that labels the values of an enumeration, by the contract or the host. An unknown value becomes
 * readable text.
 */
export function useLabel(name: EnumerationName): (value: string) => string {
  const known = useKnownLabel(name)
  return useCallback((value) => known(value) ?? humanize(value), [known])
}

/** As `useLabel`; an unknown value has no label. */
export function useKnownLabel(name: EnumerationName): (value: string) => string | undefined {
  const t = useAnyMessage(labelNamespace(name))
  const { messages } = useMemberkit()
  return useCallback(
    (value) => {
      const label = t(value)
      // A label can be the value itself: "CLC".
      const isKnown = label !== value || Object.hasOwn(messages.read(labelNamespace(name).namespace), value)
      return isKnown ? label : undefined
    },
    [t, messages, name],
  )
}

/** Returns a function that looks up messages by computed keys; a missing one returns its key. */
export function useAnyMessage(namespace: MessageNamespace<unknown>): (key: string) => string {
  return useMessages(namespace as MessageNamespace<Readonly<Record<string, ''>>>)
}
