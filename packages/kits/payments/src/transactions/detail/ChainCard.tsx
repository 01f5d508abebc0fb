'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { attemptMark } from '@memberkit/parts/payment-attempt'
import { formatMoney, isZero } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { DateText } from '@memberkit/primitives/date-text'
import { Facts } from '@memberkit/primitives/facts'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Text } from '@memberkit/primitives/text'
import { Timeline, TimelineItem } from '@memberkit/primitives/timeline'
import { transactionDetailMessages } from '../../messages/namespaces.ts'
import { isFollowUp } from '../shared/chains.rules.ts'
import type { Transaction } from '../shared/received.ts'
import { shownAmount } from '../shared/transaction.rules.ts'
import { transactionLooks } from '../shared/transaction-looks.ts'
import { useTypeLabel } from '../shared/useTypeLabel.ts'
import * as styles from './detail.css.ts'
import type { TransactionDetailData } from './useTransactionDetail.ts'

export interface ChainCardProps {
  detail: TransactionDetailData
  onOpen?: (transactionId: string) => void
}

/**
 * The related transactions, oldest first, and how far they are known. Staff read what is left to refund, everybody else
 * what was paid once something was refunded.
 */
export function ChainCard({ detail, onOpen }: ChainCardProps) {
  const t = useMessages(transactionDetailMessages)
  const { locale, realm } = useMemberkit()
  const isStaff = realm === 'Internal'
  const looks = useLooks(transactionLooks)
  const type = useTypeLabel()
  const { row, chain, taken, unreadable } = detail
  const isAlone = chain.transactions.length < 2
  const say = (one: Transaction) => {
    const amount = shownAmount(one)
    return `${type(one.type)} ${amount === undefined ? '' : formatMoney(amount, one.currency, locale)}`.trim()
  }
  return (
    <Card title={t('chain')} level={3}>
      <Stack gap="md">
        <Timeline>{chain.transactions.map(item)}</Timeline>
        {taken && (isStaff || !isZero(taken.refundable.refunded)) ? ledger(taken) : null}
        {chain.isConcluded ? <Alert isStatic>{t('chain.concluded')}</Alert> : null}
        {isAlone ? (
          <Text as="p" tone="muted" size="sm">
            {t(isFollowUp(row.transaction) ? 'chain.unlinked' : 'chain.alone')}
          </Text>
        ) : null}
        {taken && taken.refundable.possible.length > 0 ? (
          <Alert isStatic tone="caution" title={t(isStaff ? 'chain.possible' : 'chain.possible.member')}>
            {t('chain.possibleText', { refunds: taken.refundable.possible.map(say).join(', ') })}
          </Alert>
        ) : null}
        {unreadable.length > 0 ? (
          <Alert isStatic tone="caution">
            {t('chain.unread', { count: unreadable.length })}
          </Alert>
        ) : null}
      </Stack>
    </Card>
  )

  function item(one: Transaction) {
    const { label } = statusOf(looks, one.status)
    const isThis = one.id === row.id
    return (
      <TimelineItem
        key={one.id}
        {...attemptMark(one)}
        title={
          !isThis && onOpen ? (
            <button
              type="button"
              className={styles.open}
              aria-label={t('chain.openOne', { transaction: say(one) })}
              onClick={() => onOpen(one.id)}
            >
              {say(one)}
            </button>
          ) : (
            say(one)
          )
        }
        time={<DateText instant={one.at} />}
        actor={<Facts items={[label, isThis && !isAlone && t('chain.this')]} />}
      />
    )
  }

  function ledger({ transaction, refundable }: NonNullable<TransactionDetailData['taken']>) {
    const money = (amount: string) => formatMoney(amount, transaction.currency, locale)
    return (
      <KeyValue layout="ledger">
        <KeyValueItem label={t(isStaff ? 'approved' : 'approved.member')}>{money(refundable.approved)}</KeyValueItem>
        <KeyValueItem label={t('refunded')}>{money(refundable.refunded)}</KeyValueItem>
        <KeyValueItem label={t(isStaff ? 'left' : 'left.member')} isTotal>
          {money(refundable.left)}
        </KeyValueItem>
      </KeyValue>
    )
  }
}
