'use client'
import { useMemberkit } from '@memberkit/foundation'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { amountProblem } from '@memberkit/parts/payment-attempt'
import { formatMoney, isZero } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { DialogActions } from '@memberkit/primitives/dialog'
import { FormField } from '@memberkit/primitives/form'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { MoneyField } from '@memberkit/primitives/money-field'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { TextArea } from '@memberkit/primitives/text-field'
import { transactionDetailMessages, transactionStaffMessages } from '../../messages/namespaces.ts'
import type { Transaction } from '../shared/received.ts'
import type { Agreement } from './calls.ts'
import { EarlierAttempts } from './EarlierAttempts.tsx'
import type { MoneyDraft } from './MoneyForm.tsx'
import * as styles from './steps.css.ts'
import type { MoneyAction } from './useMoneyAction.ts'

export interface RefundFormProps {
  money: MoneyAction
  transaction: Transaction
  draft: MoneyDraft
  onChange: (draft: MoneyDraft) => void
  onContinue: (agreement: Agreement) => void
  onClose: () => void
}

/** Gives money back: all that is left unless a smaller amount is entered. */
export function RefundForm({ money, transaction, draft, onChange, onContinue, onClose }: RefundFormProps) {
  const t = useMessages(transactionStaffMessages)
  const words = useMessages(transactionDetailMessages)
  const { locale } = useMemberkit()
  const { transactions } = money
  const { currency, paymentMethodId, id } = transaction
  // As it is now: somebody may have refunded a part since.
  const current =
    transactions.state === 'ready' ? transactions.data.transactions.find((one) => one.id === id) : undefined
  const refundable = transactions.state === 'ready' && current && transactions.data.chains.refundable(current)
  const say = (amount: string) => formatMoney(amount, currency, locale)
  if (transactions.state === 'loading') {
    return (
      <SkeletonGroup label={t('loading')}>
        <SkeletonText lines={4} />
      </SkeletonGroup>
    )
  }
  const most = (refundable && refundable.left) || '0'
  const isPossible = !isZero(most)
  const entered = draft.amount === undefined ? most : draft.amount
  const problem = amountProblem(entered, most)
  const isTooLarge = problem === 'tooLarge'

  const goOn = () => {
    if (!isPossible || problem || !entered || !paymentMethodId) return
    const reason = draft.reason?.trim()
    onContinue({
      name: 'refund',
      methodId: paymentMethodId,
      currency,
      amount: entered,
      transactionId: id,
      left: most,
      ...(reason && { reason }),
    })
  }

  return (
    <DialogForm problems={{ amount: problemText() }} onSubmit={goOn}>
      <div className={styles.step}>
        {refundable ? (
          <KeyValue layout="ledger">
            <KeyValueItem label={words('approved')}>{say(refundable.approved)}</KeyValueItem>
            <KeyValueItem label={words('refunded')}>{say(refundable.refunded)}</KeyValueItem>
            <KeyValueItem label={words('left')} isTotal>
              {say(refundable.left)}
            </KeyValueItem>
          </KeyValue>
        ) : null}
        {refundable && refundable.possible.length > 0 ? (
          <Alert tone="caution" title={t('refund.possible')}>
            {t('refund.possibleText', { count: refundable.possible.length })}
          </Alert>
        ) : null}
        {isPossible ? (
          <>
            <FormField name="amount" messages={{ valueMissing: t('amount.missing') }}>
              {(field) => (
                <MoneyField
                  {...field}
                  label={t('refund.amount')}
                  currency={currency}
                  value={entered}
                  onChange={(amount) => onChange({ ...draft, amount })}
                  // The error says it as well.
                  description={isTooLarge && field.error ? undefined : t('refund.most', { amount: say(most) })}
                  parseError={t('amount.unreadable', { example: say('20.00') })}
                  isRequired
                />
              )}
            </FormField>
            <FormField name="reason">
              {(field) => (
                <TextArea
                  {...field}
                  label={t('reason')}
                  value={draft.reason ?? ''}
                  onChange={(reason) => onChange({ ...draft, reason })}
                  optionalMark={t('optional')}
                />
              )}
            </FormField>
          </>
        ) : transactions.state === 'ready' ? (
          <Alert tone="info">{t('unavailable.nothingLeft')}</Alert>
        ) : null}
        <EarlierAttempts money={money} earlier={{ isAwaited: false }} />
        <DialogActions>
          <Button onPress={onClose}>{t('cancel')}</Button>
          {isPossible ? (
            <Button type="submit" tone="primary">
              {t('continue')}
            </Button>
          ) : null}
        </DialogActions>
      </div>
    </DialogForm>
  )

  function problemText() {
    if (problem === 'tooSmall') return t('amount.tooSmall', { amount: say('0.00') })
    return isTooLarge ? t('refund.tooLarge', { amount: say(most) }) : undefined
  }
}
