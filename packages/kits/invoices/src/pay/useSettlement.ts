'use client'
import { getInvoice } from '@memberkit/contract/commerce/invoices'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { startPolling } from '@memberkit/foundation/polling'
import { useMessages } from '@memberkit/foundation/messages'
import { nextDelay } from '@memberkit/parts/payment-attempt'
import { formatMoney } from '@memberkit/platform/formats'
import { query } from '@memberkit/platform/query'
import { useLayoutEffect, useRef } from 'react'
import { payMessages } from '../messages/namespaces.ts'
import type { Invoice } from '../shared/received.ts'
import { isSettling, outcomeOf, type PaymentMade } from './pay.rules.ts'
import { invalidateAfterPayment } from './payment-effects.ts'
import { useOutcomeEvents } from './useOutcomeEvents.ts'

/** A payment that has no outcome yet, or had none when it was last looked at. */
interface Settling {
  made?: PaymentMade
  /** The newest reading. */
  invoice: Invoice
}

/**
 * Goes on following a payment once its dialog has closed, for as long as the page is there, and says how it ended: the
 * dialog said that one may close it.
 */
export function useSettlement(identityId: string, { id: invoiceId, number }: Invoice, settling?: Settling) {
  const { queryClient, polls, notify, locale } = useMemberkit()
  const t = useMessages(payMessages)
  const emitOutcome = useOutcomeEvents()
  const address = { identityId, invoiceId }
  const key = `invoices.payment ${invoiceId}`
  const isMounted = useIsMounted()
  const latest = useRef({ settling, followOn, t, emitOutcome })
  latest.current = { settling, followOn, t, emitOutcome }

  // Before the provider ends what it follows, when all of the page goes at once.
  useLayoutEffect(() => {
    polls.get(key)?.()
    return () => {
      const { settling, followOn } = latest.current
      if (settling && isSettling(outcomeOf(settling.invoice, settling.made))) followOn(settling.made)
    }
  }, [polls, key])

  return {
    /** The answer may come when the dialog is gone. */
    onDone(paid: Invoice, made: PaymentMade) {
      if (isMounted()) return
      if (isSettling(outcomeOf(paid, made))) followOn(made)
      else tell(paid, made)
    },
  }

  function followOn(made?: PaymentMade) {
    startPolling(polls, key, {
      nextDelay,
      async check() {
        const answer = await queryClient.fetchQuery({ ...query(getInvoice, address), staleTime: 0, retry: false })
        if (!answer.ok || isSettling(outcomeOf(answer.data, made))) return false
        tell(answer.data, made)
        return true
      },
    })
  }

  function tell(invoice: Invoice, made?: PaymentMade) {
    const { t, emitOutcome } = latest.current
    const { kind, transaction } = outcomeOf(invoice, made)
    invalidateAfterPayment(queryClient, identityId)
    emitOutcome(invoice, kind)
    const charged = invoice.items.find((item) => item.transaction?.id === transaction?.id)
    const amount = formatMoney(made?.amount ?? charged?.amount ?? invoice.paid, invoice.currency, locale)
    const isPaid = kind === 'approved'
    notify({
      message: t(isPaid ? 'paid.announce' : 'declined.announce', { amount, number }),
      tone: isPaid ? 'positive' : 'critical',
    })
  }
}
