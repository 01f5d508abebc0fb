'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { MessageNamespace } from '@memberkit/foundation/messages'
import { humanise, type StatusLook, type StatusTone } from '@memberkit/foundation/status'
import { useMemo } from 'react'
import { type EnumerationName, labelNamespace } from './label-messages.ts'
import { useAnyMessage } from './useLabel.ts'

export interface StatusLooks<Status extends string> {
  of: EnumerationName
  /** Complete for the known values, as the contract's are. */
  tones: Readonly<Record<Status, StatusTone>>
  /**
   * Plainer words than the contract's, which only staff read then, under keys such as `InvoiceStatus.PAID`. Who finds no
   * words here reads the label, and staff read these where there is no label.
   */
  plain?: MessageNamespace<unknown>
}

/** The word and the tone of each status, for whoever reads: for `StatusText` of the foundation. */
export function useLooks<Status extends string>(looks: StatusLooks<Status>): Readonly<Record<Status, StatusLook>> {
  const { of, tones } = looks
  const labels = labelNamespace(of)
  const label = useAnyMessage(labels)
  const word = useAnyMessage(looks.plain ?? labels)
  const isStaff = useMemberkit().realm === 'Internal'
  return useMemo(() => {
    const wordOf = (status: string) => said(word, `${of}.${status}`)
    const labelOf = (status: string) => said(label, status)
    const [first, second] = isStaff ? [labelOf, wordOf] : [wordOf, labelOf]
    return Object.fromEntries(
      Object.entries(tones).map(([status, tone]) => [
        status,
        { label: first(status) ?? second(status) ?? humanise(status), tone },
      ]),
    ) as Record<Status, StatusLook>
  }, [of, tones, isStaff, label, word])
}

function said(say: (key: string) => string, key: string) {
  const words = say(key)
  return words === key ? undefined : words
}
