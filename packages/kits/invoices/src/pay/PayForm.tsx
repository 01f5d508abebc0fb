'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import { formatMoney, localDateOf } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { MoneyField } from '@memberkit/primitives/money-field'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { type FormEvent, useState } from 'react'
import { listMessages, payMessages } from '../messages/namespaces.ts'
import { expiryWords, methodWords, summaryOf } from '../shared/method-words.ts'
import { StepActions } from '../shared/StepActions.tsx'
import * as styles from '../shared/steps.css.ts'
import { CooldownNotice } from './CooldownNotice.tsx'
import { amountProblem, blockedMethods, methodObstacle } from './pay.rules.ts'
import { useCooldown } from './useCooldown.ts'
import type { PayInvoice } from './usePayInvoice.ts'
import type { PaymentMethod } from '../shared/received.ts'

/** What the person has chosen so far; kept through every refusal. */
export interface PayDraft {
  kind: 'full' | 'part'
  methodId?: string
  /** Decimal text; `null` when what was typed is no amount. */
  amount?: string | null
}

export interface PayFormProps {
  pay: PayInvoice
  draft: PayDraft
  onChange: (draft: PayDraft) => void
  onContinue: () => void
  onClose: () => void
  onAddMethod?: () => void
  /** The member that staff act for. */
  actingFor?: string
}

/** What to pay with, and how much. */
export function PayForm({ pay, draft, onChange, onContinue, onClose, onAddMethod, actingFor }: PayFormProps) {
  const t = useMessages(payMessages)
  const words = useMessages(listMessages)
  const { locale, timeZone } = useMemberkit()
  const { invoice, methods } = pay
  const [isChecked, setChecked] = useState(false)
  const money = (amount: string) => formatMoney(amount, invoice.currency, locale)
  const today = localDateOf(Date.now(), timeZone)
  const blocked = blockedMethods(invoice)
  const usable = methods.state === 'ready' ? methods.data.filter((one) => !methodObstacle(one, blocked, today)) : []
  const chosen = draft.methodId ?? (usable.find(({ isDefault }) => isDefault) ?? usable[0])?.id
  const cooldown = useCooldown(pay.cooldown, chosen)
  const problem = draft.kind === 'part' ? amountProblem(draft.amount, invoice.due) : undefined
  const isMethodMissing = chosen === undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problem || isMethodMissing || cooldown.isWaiting) return
    onChange({ ...draft, methodId: chosen })
    onContinue()
  }

  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      {actingFor ? <Alert tone="caution">{t('actingAs', { name: actingFor })}</Alert> : null}
      <KeyValue layout="ledger">
        <KeyValueItem label={t('due')} isTotal>
          {money(invoice.due)}
        </KeyValueItem>
      </KeyValue>
      <ResourceView
        resource={methods}
        skeleton={<SkeletonText lines={3} />}
        empty={
          <EmptyState
            title={t('noMethods')}
            action={onAddMethod ? <Button onPress={onAddMethod}>{t('addMethod')}</Button> : undefined}
          >
            {actingFor ? t('noAddingForOthers') : t('noMethodsText')}
          </EmptyState>
        }
      >
        {(found) => (
          <RadioGroup
            label={t('method')}
            name="method"
            look="card"
            value={chosen ?? ''}
            onChange={(methodId) => onChange({ ...draft, methodId })}
            error={isChecked && isMethodMissing ? t('method.missing') : undefined}
            options={found.map((method) => ({
              value: method.id,
              label: methodWords(summaryOf(method), words),
              description: describe(method),
              isDisabled: methodObstacle(method, blocked, today) !== undefined,
            }))}
          />
        )}
      </ResourceView>
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
      {draft.kind === 'part' ? (
        <MoneyField
          label={t('payPart')}
          name="part"
          currency={invoice.currency}
          value={draft.amount}
          parseError={t('amount.unreadable', { example: money('20.00') })}
          onChange={(amount) => onChange({ ...draft, amount })}
          error={isChecked && problem ? problemText(problem) : undefined}
          isRequired
        />
      ) : null}
      <CooldownNotice cooldown={cooldown} hasOther={usable.some(({ id }) => id !== chosen)} />
      <StepActions>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button type="submit" tone="primary" aria-disabled={cooldown.isWaiting || methods.state !== 'ready'}>
          {t('continue')}
        </Button>
      </StepActions>
    </form>
  )

  function problemText(kind: NonNullable<typeof problem>) {
    if (kind === 'missing') return t('amount.missing')
    if (kind === 'unreadable') return t('amount.unreadable', { example: money('20.00') })
    if (kind === 'tooSmall') return t('amount.tooSmall', { amount: money('0.00') })
    return t('amount.tooLarge', { amount: money(invoice.due) })
  }

  function describe(method: PaymentMethod) {
    const obstacle = methodObstacle(method, blocked, today)
    if (obstacle === 'blocked') return t('blocked')
    const until = method.card && expiryWords(method.card.expiresOn, locale)
    if (obstacle === 'expired' && until) return t('expired', { date: until })
    if (until) return words('method.expires', { date: until })
    return method.isDefault ? words('method.default') : undefined
  }
}
