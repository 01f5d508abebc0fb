'use client'
import { getInvoice, listInvoices, payInvoice } from '@memberkit/contract/commerce/invoices'
import { checkCooldown, findTransactions, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { type Action, useAction } from '@memberkit/foundation/action'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import { send } from '@memberkit/platform'
import { keyOf } from '@memberkit/platform/query'
import { useEffect, useRef, useState } from 'react'
import { mayBeOwed } from '../shared/invoice-status.rules.ts'
import { useLastReady } from '../shared/useLastReady.ts'
import type { Cooldown, Invoice, PaymentMethod } from '../shared/received.ts'
import { isChargeOpen, nextLookIn, outcomeOf, type PayOutcome, verdictAfter } from './pay.rules.ts'
import { useOutcomeEvents } from './useOutcomeEvents.ts'

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
  /** Somebody else paid it, or ended it in another way, while this was open. */
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
  /** The invoice as it was when it was paid here. */
  before?: Invoice
}

/** Pays one invoice: one request an intent, and what becomes of it followed until it has settled. */
export function usePayInvoice(identityId: string, known: Invoice): PayInvoice {
  const { client, queryClient } = useMemberkit()
  const address = { identityId, invoiceId: known.id }
  const besides = [keyOf(checkCooldown, { identityId }), keyOf(findTransactions)]
  const [followed, setFollowed] = useState<Followed>()
  const lookAgainIn = (invoice: Invoice | undefined) =>
    followed && invoice && isSettling(outcomeOf(invoice, followed.before))
      ? nextLookIn(Date.now() - followed.since)
      : false
  const current = useResource(getInvoice, address, { refetchInterval: lookAgainIn })
  const invoice = current.state === 'ready' ? current.data : known
  const methods = useLastReady(useResource(listPaymentMethods, { identityId }))
  const cooldown = useResource(checkCooldown, { identityId })
  // Nobody pays a second time while it is not known what became of the first.
  if (!followed && isChargeOpen(invoice, Date.now())) setFollowed({ since: Date.now() })

  /** As it was when it was last paid here. */
  const attempted = useRef<Invoice>(undefined)
  const action = useAction(payInvoice, {
    entity: known.id,
    isMoney: true,
    version: invoice.version,
    effects: () => besides,
    reread: async () => verdictAfter(invoice, await send(client, getInvoice, address)),
    onDone: (paid) => {
      queryClient.setQueryData(keyOf(getInvoice, address), { ok: true, status: 200, data: paid })
      setFollowed({ since: Date.now(), before: attempted.current })
    },
  })
  const outcome = followed && outcomeOf(invoice, followed.before)
  const emitOutcome = useOutcomeEvents()
  const wasSettling = useRef(false)
  useEffect(() => {
    emitOutcome(invoice, outcome?.kind)
    const isOpen = outcome !== undefined && isSettling(outcome)
    if (wasSettling.current && !isOpen) {
      // What the dialog found out, the page does not know yet, nor whether the bank asks for a break now.
      void queryClient.invalidateQueries({ queryKey: keyOf(listInvoices, { identityId }), exact: true })
      for (const queryKey of besides) void queryClient.invalidateQueries({ queryKey })
    }
    wasSettling.current = isOpen
    // Once for each outcome, not for each reading of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome?.kind])

  const { phase } = action.state
  const mayBeOurs = followed || action.isBusy || phase === 'unknown' || phase === 'done'
  return {
    invoice,
    methods,
    cooldown,
    action,
    pay: (body) => {
      attempted.current = invoice
      void action.run({ ...address, body })
    },
    outcome,
    isSettledElsewhere: !mayBeOurs && !mayBeOwed(invoice),
    check: () => void queryClient.invalidateQueries({ queryKey: keyOf(getInvoice, address) }),
    reset: () => {
      setFollowed(undefined)
      action.reset()
    },
  }
}

const isSettling = ({ kind }: PayOutcome) => kind === 'processing' || kind === 'unknown'
