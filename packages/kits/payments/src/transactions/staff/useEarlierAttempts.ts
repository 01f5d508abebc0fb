'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { Transaction } from '../shared/received.ts'
import { isSettling, unansweredAttempts } from '../shared/transaction.rules.ts'
import type { TransactionsData } from '../shared/useTransactions.ts'

export interface EarlierAttempt {
  /** The latest attempt on the method that the bank hasn't answered. */
  open?: Transaction
  /** Whether its answer is still awaited, so nothing more is charged until it is known. */
  isAwaited: boolean
}

/** Returns the earlier attempt on a payment method whose outcome is unknown. */
export function useEarlierAttempts(data: TransactionsData | undefined, methodId: string | undefined): EarlierAttempt {
  const { client } = useMemberkit()
  const all = data ? unansweredAttempts(data.transactions) : []
  const open = all.find((one) => one.paymentMethodId === undefined || one.paymentMethodId === methodId)
  return { open, isAwaited: open !== undefined && isSettling(open, client.serverTime.now()) }
}
