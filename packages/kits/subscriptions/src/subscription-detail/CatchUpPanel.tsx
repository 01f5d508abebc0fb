'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney } from '@memberkit/platform/formats'
import { Inline, Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { DateText } from '@memberkit/primitives/date-text'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import type { ReactNode } from 'react'
import { detailMessages } from '../messages/namespaces.ts'
import type { CatchUp } from '../shared/catch-up.rules.ts'
import * as styles from './SubscriptionDetail.css.ts'

export interface CatchUpPanelProps {
  catchUp: CatchUp
  currency: string
  /** Whether its invoices are on their way. */
  isLoading: boolean
}

/** The agreement on an overdue amount, and its progress by the invoices themselves. */
export function CatchUpPanel({ catchUp, currency, isLoading }: CatchUpPanelProps) {
  const t = useMessages(detailMessages)
  const { locale, currentDate } = useMemberkit()
  const today = currentDate()
  const { instalments, total, settled, left, next } = catchUp
  const money = (amount: string) => formatMoney(amount, currency, locale)
  return (
    <Card title={t('catchUp')} level={3}>
      <Stack gap="md">
        <ul className={styles.lines} aria-label={t('catchUp')}>
          {instalments.map((one, index) => (
            // Two payments may be due on one day.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.line}>
              <Inline gap="xs">
                <DateText date={one.dueOn} format="long" /> {mark(one)}
              </Inline>
              <span className={styles.amount}>{money(one.amount)}</span>
            </li>
          ))}
        </ul>
        <KeyValue layout="ledger">
          <KeyValueItem label={t('catchUp.total')}>{money(total)}</KeyValueItem>
          {fact('catchUp.settled', settled)}
          {fact('catchUp.left', left)}
        </KeyValue>
      </Stack>
    </Card>
  )

  function mark(one: CatchUp['instalments'][number]): ReactNode {
    if (one === next) return <StatusBadge tone="info">{t('catchUp.next')}</StatusBadge>
    return one.dueOn < today ? <StatusBadge>{t('catchUp.passed')}</StatusBadge> : null
  }

  function fact(label: 'catchUp.settled' | 'catchUp.left', amount: string | undefined) {
    return (
      <KeyValueItem label={t(label)} isTotal={label === 'catchUp.left'}>
        {amount === undefined ? isLoading ? <SkeletonText width="sm" /> : t('unknown') : money(amount)}
      </KeyValueItem>
    )
  }
}
