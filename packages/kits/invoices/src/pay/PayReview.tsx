'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, isDenied, useFocusKept } from '@memberkit/foundation/action'
import { needsRetype, RetypeAmount, useRetype } from '@memberkit/foundation/confirm'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { AddressText } from '@memberkit/parts/address'
import { CooldownNotice, useCooldown } from '@memberkit/parts/payment-attempt'
import { type PaymentMethod, summaryOf, useMethodDescription } from '@memberkit/parts/payment-method'
import { MethodName } from '@memberkit/parts/payment-method/field'
import { formatMoney, isZero, subtractDecimals } from '@memberkit/platform/formats'
import { Button } from '@memberkit/primitives/button'
import { DialogActions } from '@memberkit/primitives/dialog'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Strong, Text } from '@memberkit/primitives/text'
import { useRef } from 'react'
import { listMessages, payMessages } from '../messages/namespaces.ts'
import { InvoiceChanged } from '../shared/InvoiceChanged.tsx'
import type { Invoice } from '../shared/received.ts'
import * as styles from '../shared/steps.css.ts'
import { ConsentField } from './ConsentField.tsx'
import type { PayInvoice } from './usePayInvoice.ts'

/** The payment to confirm. It stays as it is, whatever is read meanwhile. */
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

/** The amount to charge and the method, in one sentence, and the button that charges it. */
export function PayReview({ pay, agreement, actingFor, retypeAbove, onBack }: PayReviewProps) {
  const t = useMessages(payMessages)
  const words = useMessages(listMessages)
  const say = useMethodDescription()
  const { locale, realm } = useMemberkit()
  const { action, changes } = pay
  const { invoice, method, amount } = agreement
  const { phase } = action.state
  const cooldown = useCooldown(pay.cooldown, method.id)
  const money = (value: string) => formatMoney(value, invoice.currency, locale)
  const remaining = subtractDecimals(invoice.due, amount)
  const isRetyped = realm === 'Internal' && needsRetype(amount, retypeAbove)
  const retyping = useRetype(isRetyped ? amount : undefined, invoice.currency)
  const isChanged = changes.length > 0 && !action.isBusy && phase !== 'unknown'
  const isRefused = isDenied(action.state)
  const form = useRef<HTMLFormElement>(null)
  useFocusKept(form, phase, action.isBusy)
  return (
    <DialogForm
      ref={form}
      problems={retyping?.problems}
      isPending={action.isBusy}
      onSubmit={() => {
        if (!cooldown.isWaiting && !isChanged && !isRefused) pay.pay({ paymentMethodId: method.id, amount })
      }}
    >
      <div className={styles.step}>
        <p className={`${styles.statement} ${styles.arrival}`} tabIndex={-1} ref={focusFirst}>
          {t('reviewText', { method: say(summaryOf(method)), amount: money(amount) })}
        </p>
        <KeyValue layout="ledger">
          <KeyValueItem label={t('receipt.invoice')}>{invoice.number}</KeyValueItem>
          <KeyValueItem label={words('column.paidWith')}>
            <MethodName method={summaryOf(method)} />
          </KeyValueItem>
          {method.billingAddress ? (
            <KeyValueItem label={t('billingAddress')}>
              <AddressText address={method.billingAddress} />
            </KeyValueItem>
          ) : null}
          <KeyValueItem label={t('receipt.amount')}>
            <Strong>{money(amount)}</Strong>
          </KeyValueItem>
        </KeyValue>
        {isZero(remaining) ? null : <Text tone="muted">{t('remaining', { amount: money(remaining) })}</Text>}
        {actingFor === undefined ? null : <ConsentField name={actingFor} />}
        {retyping ? <RetypeAmount {...retyping} /> : null}
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
        <DialogActions>
          <Button onPress={onBack} aria-disabled={action.isBusy}>
            {t('back')}
          </Button>
          {(phase === 'unknown' && !action.isBusy) || isChanged ? null : (
            <Button
              type="submit"
              tone="primary"
              isPending={action.isBusy}
              pendingLabel={t('paying', { amount: money(amount) })}
              aria-disabled={cooldown.isWaiting || isRefused}
            >
              {t('pay', { amount: money(amount) })}
            </Button>
          )}
        </DialogActions>
      </div>
    </DialogForm>
  )
}

/** The step before had the focus: the work goes on here. */
function focusFirst(element: HTMLElement | null) {
  element?.focus()
}
