'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize, useStatus } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { MethodName } from '@memberkit/parts/payment-method/field'
import { formatMoney } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { DateText } from '@memberkit/primitives/date-text'
import { DialogActions } from '@memberkit/primitives/dialog'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { announce } from '@memberkit/primitives/live'
import { useEffect, useRef } from 'react'
import { transactionDetailMessages, transactionStaffMessages } from '../../messages/namespaces.ts'
import { ReconciliationId } from '../detail/ReconciliationId.tsx'
import type { Transaction } from '../shared/received.ts'
import { transactionLooks } from '../shared/transaction-looks.ts'
import { type Agreement, isAttemptAction } from './calls.ts'
import { outcomeOf } from './outcome.rules.ts'
import * as styles from './steps.css.ts'
import type { MoneyAction } from './useMoneyAction.ts'

export interface MoneyResultProps {
  money: MoneyAction
  agreement: Agreement
  made: Transaction
  onClose: () => void
  onRetry: (isSameMethod: boolean) => void
}

const tones = {
  approved: 'positive',
  declined: 'critical',
  hardDeclined: 'critical',
  unknown: 'caution',
  processing: 'info',
  other: 'caution',
} as const

/** The outcome, and the one thing to do next. */
export function MoneyResult({ money, agreement, made, onClose, onRetry }: MoneyResultProps) {
  const t = useMessages(transactionStaffMessages)
  const words = useMessages(transactionDetailMessages)
  const { locale } = useMemberkit()
  const looks = useLooks(transactionLooks)
  const { name } = agreement
  const { method } = money
  const outcome = outcomeOf(made)
  const { label: status } = useStatus('transaction.status', made.status, looks)
  const values = { amount: formatMoney(made.amount, made.currency, locale), status }
  const title = outcome === 'approved' ? t(`done.${name}`, values) : t(`outcome.${outcome}`, values)
  const told = useRef<string>(undefined)
  const isTwice = money.doubles.length > 0
  useEffect(() => {
    // The first result is read by taking the focus; one that changes where the focus is would go unheard.
    if (told.current !== undefined && told.current !== title) announce(title)
    told.current = title
  }, [title])
  useEffect(() => {
    if (isTwice) announce(t('twice'), 'assertive')
  }, [isTwice, t])

  return (
    <div className={styles.step}>
      <div className={styles.arrival} tabIndex={-1} ref={focusFirst}>
        <Alert isStatic tone={tones[outcome]} title={title}>
          {text()}
        </Alert>
      </div>
      {isTwice ? (
        <Alert isStatic tone="critical" title={t('twice')}>
          {t('twiceText', { ids: money.doubles.map(({ id }) => id).join(', ') })}
        </Alert>
      ) : null}
      <KeyValue layout="ledger">
        {agreement.amount === undefined ? null : <KeyValueItem label={t('amount')}>{values.amount}</KeyValueItem>}
        {method ? (
          <KeyValueItem label={t('method')}>
            <span className={styles.method}>
              <MethodName method={method} />
            </span>
          </KeyValueItem>
        ) : null}
        <KeyValueItem label={t('at')}>
          <DateText instant={made.at} />
        </KeyValueItem>
        <KeyValueItem label={words('reconciliation')}>
          <ReconciliationId id={made.id} />
        </KeyValueItem>
      </KeyValue>
      <DialogActions>{buttons()}</DialogActions>
    </div>
  )

  function text() {
    if (outcome === 'approved') return null
    const reason = made.reason ? humanize(made.reason) : undefined
    const why = (outcome === 'declined' || outcome === 'hardDeclined') && reason
    return [t(`outcome.${outcome}Text`), why && t('outcome.reason', { reason })].filter(Boolean).join(' ')
  }

  function buttons() {
    const canRetry = isAttemptAction(name)
    const close = (
      <Button tone={outcome === 'approved' ? 'primary' : 'secondary'} onPress={onClose}>
        {t(outcome === 'approved' ? 'done' : 'close')}
      </Button>
    )
    if (outcome === 'unknown' || outcome === 'other') {
      return (
        <>
          {close}
          <Button tone="primary" onPress={money.check}>
            {t('check')}
          </Button>
        </>
      )
    }
    if (!canRetry || (outcome !== 'declined' && outcome !== 'hardDeclined')) return close
    return (
      <>
        {outcome === 'declined' ? <Button onPress={() => onRetry(true)}>{t('tryAgain')}</Button> : close}
        <Button tone="primary" onPress={() => onRetry(false)}>
          {t('otherMethod')}
        </Button>
      </>
    )
  }
}

function focusFirst(element: HTMLElement | null) {
  element?.focus()
}
