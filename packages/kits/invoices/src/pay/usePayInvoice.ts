'use client'
import { getInvoice, listInvoices, payInvoice } from '@memberkit/contract/commerce/invoices'
import { checkCooldown, findTransactions, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { type Action, useAction, type Verdict } from '@memberkit/foundation/action'
import { useEmit } from '@memberkit/foundation/events'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import { send } from '@memberkit/platform'
import { isZero } from '@memberkit/platform/formats'
import { keyOf } from '@memberkit/platform/query'
import { useEffect, useRef, useState } from 'react'
import type { InvoicesEventTable } from '../events.ts'
import { isUnpaid } from '../shared/invoice-status.rules.ts'
import { useLastReady } from '../shared/useLastReady.ts'
import { isChargeOpen, latestCharge, nextLookIn, outcomeOf, type PayOutcome } from './pay.rules.ts'
import type { Cooldown, Invoice, PaymentMethod } from '../shared/received.ts'

export interface PayInvoice {
  /** The newest reading. */
  invoice: Invoice
  methods: Resource<readonly PaymentMethod[]>
  cooldown: Resource<Cooldown>
  action: Action<typeof payInvoice>
  /** Sends the payment, once. */
  pay(payment: { paymentMethodId: string; amount: string }): void
  /**
   * What became of the payment: of the one made here, or of an earlier one that the bank has not answered yet.
   * `undefined` before there is one. Followed until it has settled.
   */
  outcome?: PayOutcome
  /** Somebody paid it elsewhere while this was open. */
  isSettledElsewhere: boolean
  /** Reads the invoice now instead of at the next turn. */
  check(): void
  /** Back to choosing. Methods that the bank refused for good stay blocked. */
  reset(): void
}

/** Pays one invoice: one request an intent, and what becomes of it followed until it has settled. */
export function usePayInvoice(identityId: string, known: Invoice): PayInvoice {
  const { client, queryClient } = useMemberkit()
  const address = { identityId, invoiceId: known.id }
  const [followedSince, setFollowedSince] = useState<number>()
  const isFollowed = followedSince !== undefined

  const current = useResource(getInvoice, address, {
    refetchInterval: (invoice) =>
      isFollowed && invoice && isSettling(invoice) ? nextLookIn(Date.now() - followedSince) : false,
  })
  const invoice = current.state === 'ready' ? current.data : known
  const methods = useLastReady(useResource(listPaymentMethods, { identityId }))
  const cooldown = useResource(checkCooldown, { identityId })
  // Nobody pays a second time while it is not known what became of the first.
  if (!isFollowed && isChargeOpen(invoice, Date.now())) setFollowedSince(Date.now())

  const action = useAction(payInvoice, {
    entity: known.id,
    isMoney: true,
    version: invoice.version,
    effects: () => [keyOf(checkCooldown, { identityId }), keyOf(findTransactions)],
    reread: () => whetherPaid(invoice),
    onDone: (paid) => {
      queryClient.setQueryData(keyOf(getInvoice, address), { ok: true, status: 200, data: paid })
      setFollowedSince(Date.now())
    },
  })
  const outcome = isFollowed ? outcomeOf(invoice) : undefined
  useOutcomeEvents(invoice, outcome)
  const wasSettling = useRef(false)
  useEffect(() => {
    const isOpen = outcome !== undefined && isSettling(invoice)
    // The list shows what the dialog found out.
    if (wasSettling.current && !isOpen) {
      void queryClient.invalidateQueries({ queryKey: keyOf(listInvoices, { identityId }), exact: true })
    }
    wasSettling.current = isOpen
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome?.kind])

  const { phase } = action.state
  return {
    invoice,
    methods,
    cooldown,
    action,
    pay: (body) => void action.run({ ...address, body }),
    outcome,
    isSettledElsewhere: (phase === 'refused' || phase === 'conflict') && !isUnpaid(invoice),
    check: () => void queryClient.invalidateQueries({ queryKey: keyOf(getInvoice, address) }),
    reset: () => {
      setFollowedSince(undefined)
      action.reset()
    },
  }

  /** A lost answer: a charge that was not there before shows that it arrived. */
  async function whetherPaid(before: Invoice): Promise<Verdict<Invoice>> {
    const answer = await send(client, getInvoice, address)
    if (!answer.ok) return { outcome: 'unclear' }
    const isSame = latestCharge(answer.data)?.id === latestCharge(before)?.id && isUnpaid(answer.data)
    return isSame ? { outcome: 'absent' } : { outcome: 'applied', data: answer.data }
  }
}

function isSettling(invoice: Invoice) {
  const { kind } = outcomeOf(invoice)
  return kind === 'processing' || kind === 'unknown'
}

function useOutcomeEvents(invoice: Invoice, outcome: PayOutcome | undefined) {
  const emit = useEmit<InvoicesEventTable>()
  const kind = outcome?.kind
  useEffect(() => {
    const invoiceId = invoice.id
    if (kind === 'approved') emit('invoices.invoice.paid', { invoiceId, isFull: isZero(invoice.due) })
    if (kind === 'declined') emit('invoices.payment.declined', { invoiceId, isFinal: false })
    if (kind === 'hardDeclined') emit('invoices.payment.declined', { invoiceId, isFinal: true })
    if (kind === 'unknown') emit('invoices.payment.unknown', { invoiceId })
    // Once for each outcome, not for each reading of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [kind])
}
