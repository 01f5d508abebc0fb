'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { MessageNamespace } from '@memberkit/foundation/messages'
import { humanize, type StatusLook, type StatusTone } from '@memberkit/foundation/status'
import { useMemo } from 'react'
import { type EnumerationName, labelNamespace } from './label-messages.ts'
import { useAnyMessage } from './useLabel.ts'

export interface StatusLooks<Status extends string> {
  enumeration: EnumerationName
  /** Complete for all known values, like the contract's. */
  tones: Readonly<Record<Status, StatusTone>>
  /**
   * Member-facing labels that differ from the contract's, under keys such as `InvoiceStatus.PAID`. Staff see the
   * contract's label. Each falls back to the other.
   */
  plain?: MessageNamespace<unknown>
}

/** Returns label and tone of each status for the current reader, for the foundation's `StatusText`. */
export function useLooks<Status extends string>(looks: StatusLooks<Status>): Readonly<Record<Status, StatusLook>> {
  const { enumeration, tones } = looks
  const labels = labelNamespace(enumeration)
  const label = useAnyMessage(labels)
  const word = useAnyMessage(looks.plain ?? labels)
  const isStaff = useMemberkit().realm === 'Internal'
  return useMemo(() => {
    const wordOf = (status: string) => said(word, `${enumeration}.${status}`)
    const labelOf = (status: string) => said(label, status)
    const [first, second] = isStaff ? [labelOf, wordOf] : [wordOf, labelOf]
    return Object.fromEntries(
      Object.entries(tones).map(([status, tone]) => [
        status,
        { label: first(status) ?? second(status) ?? humanize(status), tone },
      ]),
    ) as Record<Status, StatusLook>
  }, [enumeration, tones, isStaff, label, word])
}

function said(say: (key: string) => string, key: string) {
  const words = say(key)
  return words === key ? undefined : words
}
