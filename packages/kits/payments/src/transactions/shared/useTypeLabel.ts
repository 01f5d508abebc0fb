'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { MessageNamespace } from '@memberkit/foundation/messages'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { useCallback } from 'react'
import { transactionMessages } from '../../messages/namespaces.ts'

/** Returns a function that names types of transactions: in plain words to members, in the platform's own to staff. */
export function useTypeLabel(): (type: string) => string {
  const isStaff = useMemberkit().realm === 'Internal'
  const label = useLabel('TransactionType')
  const word = useMessages(
    transactionMessages as MessageNamespace<unknown> as MessageNamespace<Readonly<Record<string, ''>>>,
  )
  return useCallback(
    (type) => {
      const key = `TransactionType.${type}`
      const plain = word(key)
      return isStaff || plain === key ? label(type) : plain
    },
    [isStaff, label, word],
  )
}
