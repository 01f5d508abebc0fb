'use client'
import { getInvoice } from '@memberkit/contract/commerce/invoices'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { startPolling } from '@memberkit/foundation/polling'
import { nextDelay } from '@memberkit/parts/payment-attempt'
import { formatMoney } from '@memberkit/platform/formats'
import { query } from '@memberkit/platform/query'
import { announce } from '@memberkit/primitives/live'
import { useMemo, useRef } from 'react'
import { payMessages } from '../messages/namespaces.ts'
import type { Invoice } from '../shared/received.ts'
import { isSettling, outcomeOf, type PaymentMade } from './pay.rules.ts'
import { invalidateAfterPayment } from './payment-effects.ts'
import { useOutcomeEvents } from './useOutcomeEvents.ts'

export interface LatePayments {
  /**
   * Follows the payment of an invoice until it has settled, for as long as the page is there, and tells how it ended.
   * Without `made`, the last one that anybody made.
   */
  follow(invoiceId: string, made?: PaymentMade, onSettled?: (invoice: Invoice) => void): void
  stop(invoiceId: string): void
  /** Tells person, page and host how a payment ended. */
  tell(invoice: Invoice, made?: PaymentMade): void
}

/** Follows payments that have no outcome when their answer comes, also once their dialog has closed. */
export function useLatePayments(identityId: string): LatePayments {
  const { queryClient, polls, notify, locale } = useMemberkit()
  const t = useMessages(payMessages)
  const emitOutcome = useOutcomeEvents()
  const isMounted = useIsMounted()
  const latest = useRef({ notify, locale, t, emitOutcome })
  latest.current = { notify, locale, t, emitOutcome }

  return useMemo(() => {
    const keyOf = (invoiceId: string) => `invoices.payment ${invoiceId}`

    function tell(invoice: Invoice, made?: PaymentMade) {
      const { t, locale, notify, emitOutcome } = latest.current
      const { kind, transaction } = outcomeOf(invoice, made)
      invalidateAfterPayment(queryClient, identityId)
      emitOutcome(invoice, kind)
      const charged = invoice.items.find((item) => item.transaction?.id === transaction?.id)
      const amount = formatMoney(made?.amount ?? charged?.amount ?? invoice.paid, invoice.currency, locale)
      const isPaid = kind === 'approved'
      const message = t(isPaid ? 'paid.announce' : 'declined.announce', { amount, number: invoice.number })
      // An open dialog shows it.
      if (isMounted()) announce(message)
      else notify({ message, tone: isPaid ? 'positive' : 'critical' })
    }

    return {
      tell,
      stop: (invoiceId) => polls.get(keyOf(invoiceId))?.(),
      follow(invoiceId, made, onSettled) {
        const reading = { ...query(getInvoice, { identityId, invoiceId }), staleTime: 0, retry: false }
        startPolling(polls, keyOf(invoiceId), {
          nextDelay,
          async check() {
            const answer = await queryClient.fetchQuery(reading)
            if (!answer.ok || isSettling(outcomeOf(answer.data, made))) return false
            tell(answer.data, made)
            onSettled?.(answer.data)
            return true
          },
        })
      },
    }
  }, [identityId, queryClient, polls, isMounted])
}
