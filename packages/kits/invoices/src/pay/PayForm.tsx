'use client'
import { restoreLostFocus, useMemberkit } from '@memberkit/foundation'
import { ActionMessage } from '@memberkit/foundation/action'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { togetherWith } from '@memberkit/foundation/resource'
import { amountProblem, CooldownNotice, useCooldown } from '@memberkit/parts/payment-attempt'
import { MethodField, useMethodChoice } from '@memberkit/parts/payment-method/field'
import { formatMoney } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { DialogActions } from '@memberkit/primitives/dialog'
import { FormField } from '@memberkit/primitives/form'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { MoneyField } from '@memberkit/primitives/money-field'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { useEffect, useRef } from 'react'
import { payMessages } from '../messages/namespaces.ts'
import * as styles from '../shared/steps.css.ts'
import { blockedMethods } from './pay.rules.ts'
import { PaymentsNotice } from './PaymentsNotice.tsx'
import type { PayAgreement } from './PayReview.tsx'
import type { PayInvoice } from './usePayInvoice.ts'

/** The person's choices so far; kept through every refusal. */
export interface PayDraft {
  kind: 'full' | 'part'
  methodId?: string
  /** The method that was declined, when the person wants another one. */
  declinedId?: string
  /** Decimal text; `null` when what was typed is no amount. */
  amount?: string | null
}

export interface PayFormProps {
  pay: PayInvoice
  draft: PayDraft
  onChange: (draft: PayDraft) => void
  onContinue: (agreement: PayAgreement) => void
  onClose: () => void
  onAddMethod?: () => void
  /** The member that staff act for. */
  actingFor?: string
}

/** The payment method, and the amount. */
export function PayForm({ pay, draft, onChange, onContinue, onClose, onAddMethod, actingFor }: PayFormProps) {
  const t = useMessages(payMessages)
  const { locale } = useMemberkit()
  const { invoice, payments, action } = pay
  const isUndecided = action.state.phase === 'unknown'
  const methods = togetherWith(pay.methods, payments, pay.cooldown)
  const form = useRef<HTMLFormElement>(null)
  const money = (amount: string) => formatMoney(amount, invoice.currency, locale)
  const choice = useMethodChoice(methods, draft.methodId, blockedMethods(invoice), draft.declinedId)
  const { chosen, usable } = choice
  const isLoading = methods.state === 'loading'
  // Without anything to pay with there is nothing to go on to.
  const hasSome = !isLoading && !(methods.state === 'ready' && methods.data.length === 0)
  const cooldown = useCooldown(pay.cooldown, chosen)
  const problem = draft.kind === 'part' ? amountProblem(draft.amount, invoice.due) : undefined

  const hasLoaded = useRef(!isLoading)
  useEffect(() => {
    if (isLoading) return
    const first = form.current?.querySelector<HTMLElement>('input:checked, button')
    // The button that led back here, from the review or a refusal, is gone.
    if (hasLoaded.current) restoreLostFocus(first)
    // The dialog opened with nothing to choose yet; its first choice is where the work begins.
    else first?.focus()
    hasLoaded.current = true
  }, [isLoading, form])

  const goOn = () => {
    const method = usable.find(({ id }) => id === chosen)
    if (!method || isUndecided || cooldown.isWaiting || payments.state !== 'ready') return
    onChange({ ...draft, methodId: method.id })
    onContinue({ invoice, method, amount: (draft.kind === 'part' && draft.amount) || invoice.due, kind: draft.kind })
  }

  return (
    <DialogForm ref={form} problems={{ method: choice.problem, part: problem && problemText(problem) }} onSubmit={goOn}>
      <div className={styles.step}>
        {actingFor ? <Alert tone="caution">{t('actingAs', { name: actingFor })}</Alert> : null}
        <KeyValue layout="ledger">
          <KeyValueItem label={t('due')} isTotal>
            {money(invoice.due)}
          </KeyValueItem>
        </KeyValue>
        <MethodField
          blockedText={t('blocked')}
          emptyText={t('noMethodsText')}
          choice={choice}
          onPick={(methodId) => onChange({ ...draft, methodId })}
          onAddMethod={onAddMethod}
          actingFor={actingFor}
        />
        {/* Below what is loaded, all would move when that comes. */}
        {hasSome ? (
          <RadioGroup
            label={t('amount')}
            name="amount"
            value={draft.kind}
            onChange={(kind) => onChange({ ...draft, kind: kind as PayDraft['kind'] })}
            options={[
              { value: 'full', label: t('payInFull', { amount: money(invoice.due) }) },
              { value: 'part', label: t('payPart') },
            ]}
          />
        ) : null}
        {hasSome && draft.kind === 'part' ? (
          <FormField name="part" messages={{ valueMissing: t('amount.missing') }}>
            {(field) => (
              <MoneyField
                {...field}
                label={t('partAmount')}
                currency={invoice.currency}
                value={draft.amount}
                parseError={t('amount.unreadable', { example: money('20.00') })}
                onChange={(amount) => onChange({ ...draft, amount })}
                isRequired
              />
            )}
          </FormField>
        ) : null}
        {isLoading ? null : (
          <>
            <CooldownNotice cooldown={cooldown} hasOther={usable.some(({ id }) => id !== chosen)} />
            <PaymentsNotice payments={payments} />
            {/* What the dialog left undecided when it was last open; a new payment is agreed to first. */}
            <ActionMessage action={action} actions={isUndecided ? undefined : <></>} />
            <DialogActions>
              <Button onPress={onClose}>{t('cancel')}</Button>
              {hasSome && !isUndecided ? (
                <Button
                  type="submit"
                  tone="primary"
                  aria-disabled={cooldown.isWaiting || methods.state !== 'ready' || payments.state !== 'ready'}
                >
                  {t('continue')}
                </Button>
              ) : null}
            </DialogActions>
          </>
        )}
      </div>
    </DialogForm>
  )

  function problemText(kind: NonNullable<typeof problem>) {
    if (kind === 'tooSmall') return t('amount.tooSmall', { amount: money('0.00') })
    // The field itself says what is missing or unreadable.
    return kind === 'tooLarge' ? t('amount.tooLarge', { amount: money(invoice.due) }) : undefined
  }
}
