'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate, formatMoney } from '@memberkit/platform/formats'
import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { detailMessages } from '../messages/namespaces.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import { BillDates } from '../shared/BillDates.tsx'
import { nextBillsOf } from './next-bills.rules.ts'
import * as styles from './SubscriptionDetail.css.ts'

/** The next bills, as far as they can be expected. */
export function BillsPanel({ row }: { row: SubscriptionRow }) {
  const t = useMessages(detailMessages)
  const { locale, currentDate } = useMemberkit()
  const { dates, note } = nextBillsOf(row, currentDate())
  const { lastDay, subscription } = row
  const amount = formatMoney(subscription.price, subscription.currency, locale)
  return (
    <Card
      title={t('bills')}
      level={3}
      actions={dates.length > 0 ? <StatusBadge>{t('bills.expected')}</StatusBadge> : undefined}
    >
      <Stack gap="sm">
        {dates.length > 0 ? <BillDates label={t('bills')} dates={dates} amount={amount} /> : null}
        {note ? (
          <p className={styles.quiet}>
            {note === 'ends' ? t('bills.ends', { date: formatDate(lastDay ?? '', locale) }) : t(`bills.${note}`)}
          </p>
        ) : null}
        {dates.length > 0 ? <p className={styles.quiet}>{t('bills.note')}</p> : null}
      </Stack>
    </Card>
  )
}
