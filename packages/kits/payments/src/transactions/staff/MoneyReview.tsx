'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, useFocusKept } from '@memberkit/foundation/action'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { needsRetype, RetypeAmount, useRetype } from '@memberkit/foundation/confirm'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { CooldownNotice } from '@memberkit/parts/payment-attempt'
import { useMethodDescription } from '@memberkit/parts/payment-method'
import { MethodName } from '@memberkit/parts/payment-method/field'
import { formatMoney } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { DialogActions } from '@memberkit/primitives/dialog'
import { FormField } from '@memberkit/primitives/form'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Strong, Text } from '@memberkit/primitives/text'
import { useEffect, useRef } from 'react'
import { transactionStaffMessages } from '../../messages/namespaces.ts'
import { useCooldownOf } from '../shared/useCooldownOf.ts'
import { type Agreement, isAttemptAction } from './calls.ts'
import { EarlierAttempts } from './EarlierAttempts.tsx'
import * as styles from './steps.css.ts'
import { useEarlierAttempts } from './useEarlierAttempts.ts'
import type { MoneyAction } from './useMoneyAction.ts'

export interface MoneyReviewProps {
  identityId: string
  money: MoneyAction
  agreement: Agreement
  /** Staff type the amount again above this decimal amount. */
  retypeAbove?: string
  onBack: () => void
}

/** The effect on a person's money, in one sentence, and the button that does it. */
export function MoneyReview({ identityId, money, agreement, retypeAbove, onBack }: MoneyReviewProps) {
  const t = useMessages(transactionStaffMessages)
  const say = useMethodDescription()
  const { locale, session, can } = useMemberkit()
  const { action, transactions, permission, method, methodNow } = money
  const { name, methodId, currency, amount, invoiceId, reason, transactionId, left } = agreement
  const { phase } = action.state
  const data = transactions.state === 'ready' ? transactions.data : undefined
  const isAttempt = isAttemptAction(name)
  const cooldown = useCooldownOf(identityId, methodId)
  const earlier = useEarlierAttempts(isAttempt ? data : undefined, methodId)
  const values = {
    method: method ? say(method) : t('method.unnamed'),
    amount: amount === undefined ? '' : formatMoney(amount, currency, locale),
  }
  const retyping = useRetype(amount !== undefined && needsRetype(amount, retypeAbove) ? amount : undefined, currency)
  const isDenied = !can(permission)
  const isHeldUp = isAttempt && (cooldown.isWaiting || earlier.isAwaited)
  // The outcome is still being looked up, or nobody can tell yet.
  const isOpen = phase !== 'idle' && phase !== 'conflict'
  const isRefund = left !== undefined
  const refunded = isRefund ? data?.transactions.find(({ id }) => id === transactionId) : undefined
  const leftNow = refunded && data?.chains.refundable(refunded)?.left
  // Somebody else may have refunded it for the same reason.
  const isLeftChanged = isRefund && data !== undefined && !isOpen && leftNow !== left
  // It was the number of another card that was agreed to.
  const isOtherMethod = !isOpen && method !== undefined && methodNow !== undefined && say(methodNow) !== say(method)
  const isChanged = isLeftChanged || isOtherMethod
  const { check } = money
  useEffect(() => {
    if (isRefund) check()
    // Once, right before it is agreed to.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const form = useRef<HTMLFormElement>(null)
  useFocusKept(form, phase, action.isBusy)
  return (
    <DialogForm
      ref={form}
      problems={retyping?.problems}
      isPending={action.isBusy}
      onSubmit={() => {
        if (!isDenied && !isHeldUp && !isChanged && data) money.send()
      }}
    >
      <div className={styles.step}>
        <p className={styles.arrival} tabIndex={-1} ref={focusFirst}>
          <Text weight="medium">{t(`review.${name}`, values)}</Text>
        </p>
        <KeyValue layout="ledger">
          {method ? (
            <KeyValueItem label={t('method')}>
              <span className={styles.method}>
                <MethodName method={method} />
              </span>
            </KeyValueItem>
          ) : null}
          {invoiceId ? <KeyValueItem label={t('invoice')}>{invoiceId}</KeyValueItem> : null}
          {reason ? <KeyValueItem label={t('reason')}>{reason}</KeyValueItem> : null}
          {amount === undefined ? null : (
            <KeyValueItem label={t('amount')} isTotal>
              <Strong>{values.amount}</Strong>
            </KeyValueItem>
          )}
        </KeyValue>
        <Text as="p" tone="muted" size="sm">
          {t('review.once')}
        </Text>
        {session?.actingFor && isAttempt && name !== 'verify' ? (
          <FormField name="consent" messages={{ valueMissing: t('consent.missing') }}>
            {(field) => (
              <Checkbox {...field} label={t('consent', { name: session.actingFor?.name ?? '' })} isRequired />
            )}
          </FormField>
        ) : null}
        {retyping ? <RetypeAmount {...retyping} /> : null}
        {isAttempt && !isOpen ? (
          <>
            <CooldownNotice cooldown={cooldown} hasOther={false} />
            <EarlierAttempts {...{ money, earlier }} />
          </>
        ) : null}
        {isOtherMethod ? (
          <ChangedSince
            title={t('method.changed')}
            changes={[{ label: t('method'), before: say(method), after: say(methodNow) }]}
          >
            {t('method.changedText')}
          </ChangedSince>
        ) : null}
        {isLeftChanged ? (
          <Alert tone="caution" title={t('refund.changed')}>
            {t('refund.changedText', { amount: formatMoney(leftNow ?? '0', currency, locale) })}
          </Alert>
        ) : null}
        {isChanged ? null : <ActionMessage action={action} />}
        <DialogActions>
          <Button onPress={onBack} aria-disabled={action.isBusy}>
            {t(name === 'reverse' ? 'goBack' : 'back')}
          </Button>
          {isChanged || (phase === 'unknown' && !action.isBusy) ? null : (
            <Button
              type="submit"
              tone={name === 'reverse' ? 'critical' : 'primary'}
              isPending={action.isBusy}
              pendingLabel={t('working')}
              aria-disabled={isHeldUp || isDenied || !data}
            >
              {t(`do.${name}`, values)}
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
