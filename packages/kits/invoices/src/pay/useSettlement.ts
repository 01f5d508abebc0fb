'use client'
import { useIsMounted } from '@memberkit/foundation'
import { useLayoutEffect, useRef } from 'react'
import type { Invoice } from '../shared/received.ts'
import { isSettling, outcomeOf, type PaymentMade } from './pay.rules.ts'
import { useLatePayments } from './useLatePayments.ts'

/** A payment that has no outcome yet, or had none when it was last looked at. */
interface Settling {
  made?: PaymentMade
  /** The newest reading. */
  invoice: Invoice
}

/** Goes on following a payment once its dialog has closed: the dialog said that one may close it. */
export function useSettlement(identityId: string, { id }: Invoice, settling?: Settling) {
  const { follow, stop, tell } = useLatePayments(identityId)
  const isMounted = useIsMounted()
  const latest = useRef(settling)
  latest.current = settling

  // Before the provider ends what it follows, when all of the page goes at once.
  useLayoutEffect(() => {
    stop(id)
    return () => {
      const settling = latest.current
      if (settling && isSettling(outcomeOf(settling.invoice, settling.made))) follow(id, settling.made)
    }
  }, [id, follow, stop])

  return {
    /** The answer may come when the dialog is gone. */
    onDone(paid: Invoice, made: PaymentMade) {
      if (isMounted()) return
      if (isSettling(outcomeOf(paid, made))) follow(id, made)
      else tell(paid, made)
    },
  }
}
