'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, UnreadableRows } from '@memberkit/foundation/resource'
import { formatMoney } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { DateText } from '@memberkit/primitives/date-text'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { Timeline, TimelineItem } from '@memberkit/primitives/timeline'
import { useLabel } from '@memberkit/parts/labels'
import { attemptMark } from '@memberkit/parts/payment-attempt'
import { detailMessages } from '../messages/namespaces.ts'
import type { Transaction } from '../shared/received.ts'

export interface TransactionsProps {
  transactions: Resource<readonly Transaction[]>
  isPayPaused: boolean
}

/** Every attempt to move money, newest first. When they cannot be had, says so here and leaves the rest readable. */
export function Transactions({ transactions, isPayPaused }: TransactionsProps) {
  const t = useMessages(detailMessages)
  const status = useLabel('TransactionStatus')
  const type = useLabel('TransactionType')
  const { locale } = useMemberkit()
  return (
    <Card title={t('transactions')} level={3}>
      {content()}
    </Card>
  )

  function content() {
    switch (transactions.state) {
      case 'loading':
        return <SkeletonText lines={2} />
      case 'failed':
      case 'refused':
        return trouble(transactions.retry)
      case 'ready': {
        const { data, unreadable = [] } = transactions
        if (data.length + unreadable.length === 0) return <Text tone="muted">{t('noTransactions')}</Text>
        return (
          <>
            {isPayPaused ? trouble(transactions.retry) : null}
            {data.length > 0 ? <Timeline>{data.map(item)}</Timeline> : null}
            {unreadable.length > 0 ? <UnreadableRows unreadable={unreadable} title={t('unread.payment')} /> : null}
          </>
        )
      }
    }
  }

  function trouble(retry: () => void) {
    return (
      <Alert
        tone="caution"
        actions={
          <Button size="small" onPress={retry}>
            {t('transactionsRetry')}
          </Button>
        }
      >
        {isPayPaused ? t('transactionsFailed') : t('transactionsUnread')}
      </Alert>
    )
  }

  function item(one: Transaction) {
    return (
      <TimelineItem
        key={one.id}
        {...attemptMark(one)}
        title={`${type(one.type)} ${formatMoney(one.amount, one.currency, locale)}`}
        time={<DateText instant={one.at} />}
        actor={status(one.status)}
      />
    )
  }
}
