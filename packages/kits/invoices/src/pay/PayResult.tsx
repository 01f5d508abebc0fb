'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { printDocument } from '@memberkit/foundation/print'
import { useMethodName } from '@memberkit/parts/payment-method'
import { formatMoney } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { announce } from '@memberkit/primitives/live'
import { useEffect, useRef } from 'react'
import { payMessages } from '../messages/namespaces.ts'
import { isPaid } from '../shared/invoice-status.rules.ts'
import { DialogActions } from '@memberkit/primitives/dialog'
import * as styles from '../shared/steps.css.ts'
import { latestCharge, type PayOutcome } from './pay.rules.ts'
import { Receipt } from './Receipt.tsx'
import type { PayInvoice } from './usePayInvoice.ts'

export interface PayResultProps {
  pay: PayInvoice
  onClose: () => void
  onRetry: (isSameMethod: boolean) => void
}

/** The outcome of the payment, and the one thing to do next. */
export function PayResult({ pay, onClose, onRetry }: PayResultProps) {
  const t = useMessages(payMessages)
  const { locale } = useMemberkit()
  const { invoice } = pay
  const receipt = useRef<HTMLDivElement>(null)
  const kind = kindOf(pay)
  const amount = formatMoney(paidAmount(pay), invoice.currency, locale)
  const hasReceipt = kind === 'approved' || kind === 'settled'
  const charge = latestCharge(invoice)
  const method = useMethodName(invoice, hasReceipt)(charge?.paymentMethodId ?? invoice.paymentMethodId)
  const told = useRef<Kind>(undefined)

  useEffect(() => {
    if (told.current === kind) return
    // The first result is read by taking the focus; one that changes where the focus is would go unheard.
    if (kind === 'approved') announce(t('paid.announce', { amount, number: invoice.number }))
    else if (told.current) announce(look(kind).title)
    told.current = kind
    // Once a result, not once a reading.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [kind])

  return (
    <div className={styles.step}>
      <div className={styles.arrival} tabIndex={-1} ref={focusFirst}>
        <Alert isStatic {...look(kind)}>
          {text(kind)}
        </Alert>
      </div>
      {hasReceipt ? <Receipt ref={receipt} {...{ invoice, amount, charge, method }} /> : null}
      <DialogActions>{buttons()}</DialogActions>
    </div>
  )

  function buttons() {
    const done = (
      <Button tone={hasReceipt ? 'primary' : 'secondary'} onPress={onClose}>
        {t(hasReceipt ? 'done' : 'close')}
      </Button>
    )
    switch (kind) {
      case 'approved':
      case 'settled':
        return (
          <>
            <Button onPress={() => void printDocument({ only: receipt.current })}>{t('receipt.print')}</Button>
            {done}
          </>
        )
      case 'declined':
        return (
          <>
            <Button onPress={() => onRetry(true)}>{t('tryAgain')}</Button>
            <Button tone="primary" onPress={() => onRetry(false)}>
              {t('otherMethod')}
            </Button>
          </>
        )
      case 'hardDeclined':
        return (
          <Button tone="primary" onPress={() => onRetry(false)}>
            {t('otherMethod')}
          </Button>
        )
      case 'unknown':
        return (
          <>
            {done}
            <Button tone="primary" onPress={pay.check}>
              {t('unknown.check')}
            </Button>
          </>
        )
      case 'closed':
      case 'processing':
        return done
    }
  }

  function look(of: Kind) {
    const title = {
      approved: t('APPROVED.heading', { amount }),
      settled: t('settled.heading'),
      closed: t('closed.heading'),
      declined: t('DECLINED.heading'),
      hardDeclined: t('HARD_DECLINED.heading'),
      unknown: t('unknown.heading'),
      processing: t('processing.heading'),
    }[of]
    return { title, tone: tones[of] }
  }

  function text(of: Kind) {
    return {
      approved: t('APPROVED.text'),
      settled: t('settled.text'),
      closed: t('closed.text'),
      declined: t('DECLINED.text'),
      hardDeclined: t('HARD_DECLINED.text'),
      unknown: t('unknown.text'),
      processing: t('processing.text'),
    }[of]
  }
}

/** `settled` and `closed`: somebody else paid it meanwhile, or ended it in another way. */
type Kind = PayOutcome['kind'] | 'settled' | 'closed'

function kindOf({ invoice, outcome, isSettledElsewhere }: PayInvoice): Kind {
  if (isSettledElsewhere) return isPaid(invoice) ? 'settled' : 'closed'
  return outcome?.kind ?? 'processing'
}

const tones = {
  approved: 'positive',
  settled: 'info',
  closed: 'info',
  declined: 'critical',
  hardDeclined: 'critical',
  unknown: 'caution',
  processing: 'info',
} as const

/** The amount of the charge itself; what was paid in all where the platform does not itemise it. */
function paidAmount({ invoice }: PayInvoice) {
  const charge = latestCharge(invoice)
  return invoice.items.find(({ transaction }) => transaction?.id === charge?.id)?.amount ?? invoice.paid
}

function focusFirst(element: HTMLElement | null) {
  element?.focus()
}
