'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { MessageNamespace } from '@memberkit/foundation/messages'
import { humanise, type StatusLook, type StatusTone } from '@memberkit/foundation/status'
import { useMemo } from 'react'
import { looksOf } from './labels.ts'
import { useAnyMessage } from './useAnyMessage.ts'
import type { EnumerationIn } from './useLabels.ts'

export interface StatusLooks<Table, Status extends string> {
  enumeration: EnumerationIn<Table>
  /** Complete for the known values, as the contract's are. */
  tones: Readonly<Record<Status, StatusTone>>
  /** The contract's labels, which staff read. */
  labels: MessageNamespace<Table>
  /** Plainer words for everybody else, under the same keys; staff read them where the contract has no label. */
  plain?: MessageNamespace<unknown>
}

/** The word and the tone of each value of an enumeration, for whoever reads: for `StatusText` of the foundation. */
export function useLooks<Table, Status extends string>(
  looks: StatusLooks<Table, Status>,
): Readonly<Record<Status, StatusLook>> {
  const { enumeration, tones, labels, plain = labels } = looks
  const isStaff = useMemberkit().realm === 'Internal'
  const label = useAnyMessage(labels)
  const word = useAnyMessage(plain)
  return useMemo(() => {
    const inTurn = isStaff ? [label, word] : [word, label]
    return looksOf(tones, (status) => {
      const key = `${enumeration}.${status}`
      return inTurn.map((say) => say(key)).find((said) => said !== key) ?? humanise(status)
    })
  }, [enumeration, tones, isStaff, label, word])
}
