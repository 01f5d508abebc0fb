'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage } from '@memberkit/foundation/action'
import { useMessages } from '@memberkit/foundation/messages'
import { compareDecimals, formatMoney, isZero, subtractDecimals } from '@memberkit/platform/formats'
import { Button } from '@memberkit/primitives/button'
import { Text } from '@memberkit/primitives/text'
import { type FormEvent, useState } from 'react'
import { listMessages, payMessages } from '../messages/namespaces.ts'
import { InvoiceChanged } from '../shared/InvoiceChanged.tsx'
import { methodWords, summaryOf } from '../shared/method-words.ts'
import type { Invoice, PaymentMethod } from '../shared/received.ts'
import { RetypeField } from '../shared/RetypeField.tsx'
import { StepActions } from '../shared/StepActions.tsx'
import * as styles from '../shared/steps.css.ts'
import { useErrorFocus } from '../shared/useErrorFocus.ts'
import { ConsentField } from './ConsentField.tsx'
import { CooldownNotice } from './CooldownNotice.tsx'
import { useCooldown } from './useCooldown.ts'
import type { PayInvoice } from './usePayInvoice.ts'

/** What stands for confirmation. It stays as it is, whatever is read meanwhile. */
export interface PayAgreement {
  kind: 'full' | 'part'
  invoice: Invoice
  method: PaymentMethod
  /** Decimal text. */
  amount: string
}

export interface PayReviewProps {
  pay: PayInvoice
  agreement: PayAgreement
  /** The member that staff act for. */
  actingFor?: string
  /** Staff type the amount again above this decimal amount. */
  retypeAbove?: string
  onBack: () => void
}

/** What will be charged to what, in one sentence, and the button that does it. */
export function PayReview({ pay, agreement, actingFor, retypeAbove, onBack }: PayReviewProps) {
  const t = useMessages(payMessages)
  const words = useMessages(listMessages)
  const { locale, realm } = useMemberkit()
  const { action, changes } = pay
  const { invoice, method, amount } = agreement
  const { phase } = action.state
  const [isConfirmed, setConfirmed] = useState(false)
  const [typed, setTyped] = useState<string | null>()
  const [attempts, setAttempts] = useState(0)
  const form = useErrorFocus(attempts, phase)
  const cooldown = useCooldown(pay.cooldown, method.id)
  const money = (value: string) => formatMoney(value, invoice.currency, locale)
  const remaining = subtractDecimals(invoice.due, amount)
  const isRetyping = realm === 'Internal' && retypeAbove !== undefined && compareDecimals(amount, retypeAbove) > 0
  const isRetyped = !isRetyping || Boolean(typed && compareDecimals(typed, amount) === 0)
  const needsConsent = actingFor !== undefined && !isConfirmed
  const isChanged = changes.length > 0 && !action.isBusy && phase !== 'unknown'
  const isDenied = action.state.phase === 'refused' && action.state.reason === 'denied'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React hands the event on to a form of the host's around the kit.
    event.stopPropagation()
    setAttempts(attempts + 1)
    if (isRetyped && !needsConsent && !cooldown.isWaiting && !isChanged && !isDenied) {
      pay.pay({ paymentMethodId: method.id, amount })
    }
  }
  return (
    <form ref={form} className={styles.step} noValidate onSubmit={submit}>
      <p className={`${styles.statement} ${styles.arrival}`} tabIndex={-1} ref={focusFirst}>
        {t('reviewText', { method: methodWords(summaryOf(method), words), amount: money(amount) })}
      </p>
      {isZero(remaining) ? null : <Text tone="muted">{t('remaining', { amount: money(remaining) })}</Text>}
      {actingFor === undefined ? null : (
        <ConsentField name={actingFor} isGiven={isConfirmed} onChange={setConfirmed} isChecked={attempts > 0} />
      )}
      {isRetyping ? (
        <RetypeField
          amount={amount}
          currency={invoice.currency}
          typed={typed}
          onType={setTyped}
          isWrong={attempts > 0 && !isRetyped}
        />
      ) : null}
      <CooldownNotice cooldown={cooldown} hasOther={false} />
      {isChanged ? (
        <InvoiceChanged
          before={invoice}
          after={pay.invoice}
          except={['paymentMethod']}
          text={t('changed.review')}
          actions={
            <Button size="small" onPress={onBack}>
              {t('changed.accept')}
            </Button>
          }
        />
      ) : (
        <ActionMessage action={action} />
      )}
      <StepActions>
        <Button onPress={onBack} aria-disabled={action.isBusy}>
          {t('back')}
        </Button>
        {phase === 'unknown' || isChanged ? null : (
          <Button
            type="submit"
            tone="primary"
            isPending={action.isBusy}
            pendingLabel={t('paying', { amount: money(amount) })}
            aria-disabled={cooldown.isWaiting || isDenied}
          >
            {t('pay', { amount: money(amount) })}
          </Button>
        )}
      </StepActions>
    </form>
  )
}

/** The step before had the focus: the work goes on here. */
function focusFirst(element: HTMLElement | null) {
  element?.focus()
}
