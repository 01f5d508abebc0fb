'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage } from '@memberkit/foundation/action'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney, isZero, subtractDecimals } from '@memberkit/platform/formats'
import { Button } from '@memberkit/primitives/button'
import { Text } from '@memberkit/primitives/text'
import { type FormEvent, useState } from 'react'
import { listMessages, payMessages } from '../messages/namespaces.ts'
import { methodWords, summaryOf } from '../shared/method-words.ts'
import { StepActions } from '../shared/StepActions.tsx'
import * as styles from '../shared/steps.css.ts'
import { useErrorFocus } from '../shared/useErrorFocus.ts'
import { ConsentField } from './ConsentField.tsx'
import { CooldownNotice } from './CooldownNotice.tsx'
import type { PayDraft } from './PayForm.tsx'
import { useCooldown } from './useCooldown.ts'
import type { PayInvoice } from './usePayInvoice.ts'

export interface PayReviewProps {
  pay: PayInvoice
  draft: PayDraft
  /** The member that staff act for. */
  actingFor?: string
  onBack: () => void
}

/** What will be charged to what, in one sentence, and the button that does it. */
export function PayReview({ pay, draft, actingFor, onBack }: PayReviewProps) {
  const t = useMessages(payMessages)
  const words = useMessages(listMessages)
  const { locale } = useMemberkit()
  const { invoice, methods, action } = pay
  const [isConfirmed, setConfirmed] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const form = useErrorFocus(attempts, action.state.phase)
  const cooldown = useCooldown(pay.cooldown, draft.methodId)
  const method = methods.state === 'ready' ? methods.data.find(({ id }) => id === draft.methodId) : undefined
  const amount = draft.kind === 'part' && draft.amount ? draft.amount : invoice.due
  const money = (value: string) => formatMoney(value, invoice.currency, locale)
  const remaining = subtractDecimals(invoice.due, amount)
  const needsConsent = actingFor !== undefined && !isConfirmed

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React hands the event on to a form of the host's around the kit.
    event.stopPropagation()
    setAttempts(attempts + 1)
    if (draft.methodId && !needsConsent && !cooldown.isWaiting) pay.pay({ paymentMethodId: draft.methodId, amount })
  }

  return (
    <form ref={form} className={styles.step} noValidate onSubmit={submit}>
      <p className={`${styles.statement} ${styles.arrival}`} tabIndex={-1} ref={focusFirst}>
        {t('reviewText', { method: method ? methodWords(summaryOf(method), words) : '', amount: money(amount) })}
      </p>
      {isZero(remaining) ? null : <Text tone="muted">{t('remaining', { amount: money(remaining) })}</Text>}
      {actingFor === undefined ? null : (
        <ConsentField name={actingFor} isGiven={isConfirmed} onChange={setConfirmed} isChecked={attempts > 0} />
      )}
      <CooldownNotice cooldown={cooldown} hasOther={false} />
      <ActionMessage action={action} />
      <StepActions>
        <Button onPress={onBack} aria-disabled={action.isBusy}>
          {t('back')}
        </Button>
        {action.state.phase === 'unknown' ? null : (
          <Button
            type="submit"
            tone="primary"
            isPending={action.isBusy}
            pendingLabel={t('paying', { amount: money(amount) })}
            aria-disabled={cooldown.isWaiting}
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
