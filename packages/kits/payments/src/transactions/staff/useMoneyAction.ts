'use client'
import { checkCooldown, findTransactions, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { type Action, useAction } from '@memberkit/foundation/action'
import { useEmit } from '@memberkit/foundation/events'
import { currentOf, type Resource, useResource } from '@memberkit/foundation/resource'
import type { PaymentMethod, PaymentMethodSummary } from '@memberkit/parts/payment-method'
import { readResponse, send } from '@memberkit/platform'
import { keyOf } from '@memberkit/platform/query'
import { useEffect, useState } from 'react'
import type { TransactionsEvents } from '../events.ts'
import { chainsOf, type TransactionLinkRule } from '../shared/chains.rules.ts'
import type { Transaction } from '../shared/received.ts'
import { searchOf, type TransactionsData, useTransactions } from '../shared/useTransactions.ts'
import { agreedMethod } from './agreed-method.ts'
import { type Agreement, inputOf, operationOf, permissionOfAction, type TransactionIntent } from './calls.ts'
import { type Attempt, leftBy, verdictAfter } from './outcome.rules.ts'

export interface MoneyActionOptions {
  identityId: string
  invoiceId?: string
  intent: TransactionIntent
  /** The reviewed amounts. */
  agreement?: Agreement
  linkTransaction?: TransactionLinkRule
  chargeVersion?: 1 | 2
  /** Called instead of showing the result, when that comes after the dialog has gone. */
  onLate: (made: Transaction) => void
}

export interface MoneyAction {
  /** Earlier transactions. Nothing is sent until they load. */
  transactions: Resource<TransactionsData>
  methods: Resource<readonly PaymentMethod[]>
  /** The agreed payment method as it was reviewed, and as it is now. */
  method?: PaymentMethodSummary
  methodNow?: PaymentMethodSummary
  action: Action
  permission: string
  /** Sends what was reviewed, once. */
  send: () => void
  /** The transaction that it left, as it was read last. */
  made?: Transaction
  /** Other transactions that look the same and came at the same time. */
  doubles: readonly Transaction[]
  /** Searches now instead of at the next turn. */
  check: () => void
  /** Back to choosing. */
  reset: () => void
}

/** Moves money once: one request an intent, and what becomes of it looked up until that is known. */
export function useMoneyAction(options: MoneyActionOptions): MoneyAction {
  const { identityId, invoiceId, intent, agreement, linkTransaction, chargeVersion = 2, onLate } = options
  const { client, queryClient } = useMemberkit()
  const emit = useEmit<TransactionsEvents>()
  const isMounted = useIsMounted()
  const transactions = currentOf(useTransactions(identityId, { invoiceId, linkTransaction }))
  const methods = useResource(listPaymentMethods, { identityId })
  const [sent, setSent] = useState<Attempt>()
  const [answer, setAnswer] = useState<Transaction>()
  const data = transactions.state === 'ready' ? transactions.data : undefined
  const known = data?.transactions
  const methodNow = agreement && agreedMethod(agreement.methodId, methods, data)
  const [method, setMethod] = useState<PaymentMethodSummary>()
  if (!method && methodNow) setMethod(methodNow.summary)

  const search = searchOf(identityId, invoiceId)
  const check = () => void queryClient.invalidateQueries({ queryKey: keyOf(findTransactions) })
  useEffect(check, [queryClient])

  // An attempt keeps the facts it began with: also for a retry, which a late effect of the first may precede.
  const attempt: Attempt | undefined =
    sent ?? (agreement && known && { agreement, before: idsOf(known), sentAt: client.serverTime.now() })
  const action = useAction(operationOf(intent.name, chargeVersion), {
    entity: intent.transaction?.id ?? identityId,
    needsCertainty: true,
    version: methodNow?.version,
    leavesVersion: true,
    isAsAgreed: agreement?.left === undefined ? undefined : () => isLeftAsAgreed(agreement),
    permission: permissionOfAction(intent.name),
    // The wallet isn't in the collection of a second version.
    effects: () => [
      keyOf(findTransactions),
      keyOf(checkCooldown, { identityId }),
      keyOf(listPaymentMethods, { identityId }),
    ],
    verifyOutcome: async () =>
      attempt ? verdictAfter(attempt, await send(client, findTransactions, search)) : { outcome: 'unclear' },
    onDone: (made) => {
      emit('payments.transaction.created', { transactionId: made.id, type: made.type, status: made.status })
      if (isMounted()) setAnswer(made)
      else onLate(made)
    },
  })
  const all = known ?? []
  const made = answer && (all.find(({ id }) => id === answer.id) ?? answer)

  return {
    transactions,
    methods,
    method,
    methodNow: methodNow?.summary,
    action: action as unknown as Action,
    permission: permissionOfAction(intent.name),
    send: () => {
      if (!attempt) return
      setSent(attempt)
      void action.run(inputOf(identityId, attempt.agreement))
    },
    made,
    doubles: made && sent ? leftBy(sent, all).filter(({ id }) => id !== made.id) : [],
    check,
    reset: () => {
      setSent(undefined)
      setAnswer(undefined)
      setMethod(undefined)
      action.reset()
    },
  }

  /** Transactions have no version that would refuse a refund beside a colleague's. */
  async function isLeftAsAgreed({ transactionId, left }: Agreement) {
    const found = await send(client, findTransactions, search)
    const reading = readResponse(findTransactions, found.ok ? found.data : undefined)
    const now = reading.isReadable ? (reading.data as readonly Transaction[]) : []
    const refunded = now.find(({ id }) => id === transactionId)
    return !refunded || chainsOf(now, linkTransaction).refundable(refunded)?.left === left
  }
}

const idsOf = (transactions: readonly Transaction[]) => new Set(transactions.map(({ id }) => id))
