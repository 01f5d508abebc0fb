'use client'
import { Currency } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { amountProblem, CooldownNotice } from '@memberkit/parts/payment-attempt'
import { MethodField, useMethodChoice } from '@memberkit/parts/payment-method/field'
import { currencyFor, formatMoney } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { DialogActions } from '@memberkit/primitives/dialog'
import { FormField } from '@memberkit/primitives/form'
import { MoneyField } from '@memberkit/primitives/money-field'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { useId } from 'react'
import { transactionStaffMessages } from '../../messages/namespaces.ts'
import type { NewTransactionName } from '../shared/transaction-actions.ts'
import { useCooldownOf } from '../shared/useCooldownOf.ts'
import { BlockedMethods } from './BlockedMethods.tsx'
import type { Agreement } from './calls.ts'
import { EarlierAttempts } from './EarlierAttempts.tsx'
import { useEarlierAttempts } from './useEarlierAttempts.ts'
import * as styles from './steps.css.ts'
import type { MoneyAction } from './useMoneyAction.ts'

/** The values entered so far; kept through every refusal. */
export interface MoneyDraft {
  methodId?: string
  /** The method that was declined, when the person wants another one. */
  declinedId?: string
  /** Decimal text; `null` when what was typed is no amount. */
  amount?: string | null
  currency?: string
  invoiceId?: string
  reason?: string
}

export interface MoneyFormProps {
  identityId: string
  name: NewTransactionName
  money: MoneyAction
  draft: MoneyDraft
  /** Whether the page is about one invoice, which is then not asked for. */
  isInvoiceGiven: boolean
  onChange: (draft: MoneyDraft) => void
  onContinue: (agreement: Agreement) => void
  onClose: () => void
}

/** The method to charge, hold or check, and the amount. */
export function MoneyForm(props: MoneyFormProps) {
  const { identityId, name, money, draft, isInvoiceGiven, onChange, onContinue, onClose } = props
  const t = useMessages(transactionStaffMessages)
  const { locale, session } = useMemberkit()
  const { methods, transactions } = money
  const data = transactions.state === 'ready' ? transactions.data : undefined
  const choice = useMethodChoice(methods, draft.methodId, new Set(data?.blocked.keys()), draft.declinedId)
  const { chosen, usable } = choice
  const cooldown = useCooldownOf(identityId, chosen)
  const earlier = useEarlierAttempts(data, chosen)
  const currency = draft.currency ?? data?.rows[0]?.transaction.currency ?? currencyFor(locale)
  const hasAmount = name !== 'verify'
  const problem = hasAmount ? amountProblem(draft.amount, undefined) : undefined
  const say = (amount: string) => formatMoney(amount, currency, locale)
  const isLoading = methods.state === 'loading' || transactions.state === 'loading'
  const hasSome = !(methods.state === 'ready' && methods.data.length === 0)
  const isWaiting = cooldown.isWaiting || transactions.state !== 'ready' || earlier.isAwaited
  const isResting = cooldown.isWaiting && (cooldown.left > 0 || cooldown.isUnchecked)
  const reasonId = useId()

  // What says more may be scrolled out of sight; what is still being read says nothing yet.
  const heldUpBy = () => {
    if (!hasSome || isLoading) return undefined
    if (chosen && (earlier.isAwaited || isResting)) return 'method.notYet'
    return transactions.state === 'ready' ? undefined : 'earlier.notYet'
  }
  const holdUp = heldUpBy()

  const goOn = () => {
    if (!chosen || isWaiting) return
    onChange({ ...draft, methodId: chosen, currency })
    const invoiceId = draft.invoiceId?.trim()
    onContinue({
      name,
      methodId: chosen,
      currency,
      ...(hasAmount && { amount: draft.amount ?? undefined }),
      ...(invoiceId && { invoiceId }),
    })
  }

  return (
    <DialogForm
      problems={{
        method: choice.problem,
        amount: problem === 'tooSmall' ? t('amount.tooSmall', { amount: say('0.00') }) : undefined,
      }}
      onSubmit={goOn}
    >
      <div className={styles.step}>
        {session?.actingFor ? <Alert tone="caution">{t('actingAs', { name: session.actingFor.name })}</Alert> : null}
        <MethodField
          blockedText={t('method.blocked')}
          emptyText={t('method.none')}
          choice={choice}
          onPick={(methodId) => onChange({ ...draft, methodId })}
          actingFor={session?.actingFor?.name}
        />
        {isLoading ? null : <CooldownNotice cooldown={cooldown} hasOther={usable.some(({ id }) => id !== chosen)} />}
        {data ? <BlockedMethods blocked={data.blocked} methods={methods} /> : null}
        {hasSome && hasAmount ? (
          <FormField name="amount" messages={{ valueMissing: t('amount.missing') }}>
            {(field) => (
              <MoneyField
                {...field}
                label={t('amount')}
                currency={currency}
                value={draft.amount}
                onChange={(amount) => onChange({ ...draft, amount })}
                parseError={t('amount.unreadable', { example: say('20.00') })}
                isRequired
              />
            )}
          </FormField>
        ) : null}
        {hasSome ? (
          <FormField name="currency">
            {(field) => (
              <Select
                {...field}
                label={t('currency')}
                options={Currency.options.map((value) => ({ value, label: t(`currency.${value}`) }))}
                value={currency}
                onChange={(value) => onChange({ ...draft, currency: value })}
              />
            )}
          </FormField>
        ) : null}
        {hasSome && hasAmount && !isInvoiceGiven ? (
          <FormField name="invoiceId">
            {(field) => (
              <TextField
                {...field}
                label={t('invoice')}
                description={t('invoice.hint')}
                value={draft.invoiceId ?? ''}
                onChange={(invoiceId) => onChange({ ...draft, invoiceId })}
                optionalMark={t('optional')}
                autoComplete="off"
              />
            )}
          </FormField>
        ) : null}
        {isLoading ? null : <EarlierAttempts {...{ money, earlier }} />}
        <DialogActions>
          {holdUp ? (
            <span id={reasonId} className={styles.reason}>
              {t(holdUp)}
            </span>
          ) : null}
          <Button onPress={onClose}>{t('cancel')}</Button>
          {hasSome ? (
            <Button
              type="submit"
              tone="primary"
              aria-disabled={isWaiting || methods.state !== 'ready'}
              aria-describedby={holdUp ? reasonId : undefined}
            >
              {t('continue')}
            </Button>
          ) : null}
        </DialogActions>
      </div>
    </DialogForm>
  )
}
