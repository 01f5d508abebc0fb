'use client'
import { getInvoice, payInvoice } from '@memberkit/contract/commerce/invoices'
import { permissionOf } from '@memberkit/contract'
import { checkCooldown, findTransactions, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { type Action, lookUp, useAction } from '@memberkit/foundation/action'
import { currentOf, type Resource, useLastReady, useResource } from '@memberkit/foundation/resource'
import type { PaymentMethod } from '@memberkit/parts/payment-method'
import { nextDelay } from '@memberkit/parts/payment-attempt'
import { keyOf } from '@memberkit/platform/query'
import { useEffect, useRef, useState } from 'react'
import { changesBetween, type InvoiceChange } from '../shared/invoice-changes.rules.ts'
import { mayBeOwed } from '../shared/invoice-status.rules.ts'
import { isChargeOpen } from '../shared/payments.rules.ts'
import type { Cooldown, Invoice } from '../shared/received.ts'
import { isSettling, outcomeOf, type PaymentMade, type PayOutcome, showsIn, verdictAfter } from './pay.rules.ts'
import { invalidateAfterPayment, paymentEffects } from './payment-effects.ts'
import { useOutcomeEvents } from './useOutcomeEvents.ts'
import { useSettlement } from './useSettlement.ts'

export interface PayInvoice {
  /** The newest reading. */
  invoice: Invoice
  methods: Resource<readonly PaymentMethod[]>
  cooldown: Resource<Cooldown>
  /** Earlier payments. Paying waits until they load, so that nothing is charged twice. */
  payments: Resource<unknown>
  action: Action<typeof payInvoice>
  /** Differences from the agreed invoice that concern the payment. */
  changes: readonly InvoiceChange[]
  /** Sends the payment, once, on the invoice that was agreed to. */
  pay(payment: { paymentMethodId: string; amount: string }): void
  /**
   * The outcome of the payment made here, or of an earlier one that the bank hasn't answered yet.
   * `undefined` before there is one. Followed until it has settled, also when the dialog is gone.
   */
  outcome?: PayOutcome
  /** Whether another person paid or closed the invoice while this was open. */
  isSettledElsewhere: boolean
  /** Reads the invoice now instead of at the next turn. */
  check(): void
  /** Back to choosing. Methods that the bank refused for good stay blocked. */
  reset(): void
}

/** A payment whose outcome is looked up. */
interface Followed {
  /** Milliseconds since 1970. */
  since: number
  /** The payment sent from here. */
  made?: PaymentMade
  /** Whether a later reading found it, so that the page doesn't know of it yet. */
  isLate?: boolean
}

/**
 * Pays one invoice: one request an intent, and what becomes of it followed until it has settled. `agreed` is the invoice
 * that the person has reviewed: a payment is based on that, whatever has been read since.
 */
export function usePayInvoice(identityId: string, known: Invoice, agreed?: Invoice): PayInvoice {
  const { client, queryClient } = useMemberkit()
  const address = { identityId, invoiceId: known.id }
  const [followed, setFollowed] = useState<Followed>()
  const lookAgainIn = (invoice: Invoice | undefined) =>
    followed && invoice && isSettling(outcomeOf(invoice, followed.made))
      ? (nextDelay(Date.now() - followed.since) ?? false)
      : false
  const current = useResource(getInvoice, address, { refetchInterval: lookAgainIn })
  const invoice = current.state === 'ready' ? current.data : known
  const methods = useLastReady(useResource(listPaymentMethods, { identityId }))
  const cooldown = useResource(checkCooldown, { identityId })
  const payments = currentOf(useResource(findTransactions, { body: address }))
  // Nobody pays a second time while it is not known what became of the first.
  if (!followed && isChargeOpen(invoice, client.serverTime.now())) setFollowed({ since: Date.now() })

  const changes = agreed ? changesBetween(agreed, invoice).filter(({ fact }) => fact !== 'paymentMethod') : []
  const before = agreed && changes.length > 0 ? agreed : invoice
  const settlement = useSettlement(identityId, known, followed && { ...followed, invoice })
  /** The last payment sent from here, unless it was refused. */
  const [sent, setSent] = useState<PaymentMade>()
  const action = useAction(payInvoice, {
    entity: known.id,
    needsCertainty: true,
    permission: permissionOf(payInvoice),
    version: before.version,
    answers: () => keyOf(getInvoice, address),
    effects: () => paymentEffects(identityId),
    verifyOutcome: async ({ body }) => verdictAfter({ ...body, before }, await lookUp(client, getInvoice, address)),
    // The result has the word.
    outcomeMessage: ({ phase }) => (phase === 'conflict' && !mayBeOwed(invoice) ? { text: '' } : undefined),
    onDone: (paid, { body }) => {
      const next = { since: Date.now(), made: { ...body, before: sent?.before ?? before } }
      setFollowed(next)
      settlement.onDone(paid, next.made)
    },
  })
  const { phase } = action.state
  if (sent && (phase === 'refused' || phase === 'conflict')) setSent(undefined)
  // Its answer was lost, and it came later than it was looked for.
  if (sent && !followed && !action.isBusy && showsIn(sent, invoice)) {
    setFollowed({ since: Date.now(), made: sent, isLate: true })
  }
  const outcome = followed && outcomeOf(invoice, followed.made)
  const emitOutcome = useOutcomeEvents()
  const wasSettling = useRef(false)
  useEffect(() => {
    emitOutcome(invoice, outcome?.kind)
    const isOpen = outcome !== undefined && isSettling(outcome)
    if ((wasSettling.current || followed?.isLate) && !isOpen) {
      // The page does not know yet what the dialog found out, nor whether the bank asks for a break now.
      invalidateAfterPayment(queryClient, identityId)
    }
    wasSettling.current = isOpen
    // Once for each outcome, not for each reading of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome?.kind])

  const mayBeOurs = followed || action.isBusy || phase === 'unknown' || phase === 'done'
  return {
    invoice,
    methods,
    cooldown,
    payments,
    action,
    changes,
    pay: (body) => {
      setSent({ ...body, before })
      void action.run({ ...address, body })
    },
    outcome,
    isSettledElsewhere: !mayBeOurs && !mayBeOwed(invoice),
    check: () => void queryClient.invalidateQueries({ queryKey: keyOf(getInvoice, address) }),
    reset: () => {
      setFollowed(undefined)
      setSent(undefined)
      action.reset()
    },
  }
}
