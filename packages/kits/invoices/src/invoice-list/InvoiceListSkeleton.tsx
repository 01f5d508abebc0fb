'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { currencyFor, formatMoney } from '@memberkit/platform/formats'
import { Skeleton, SkeletonText } from '@memberkit/primitives/skeleton'
import { Table } from '@memberkit/primitives/table'
import { Heading } from '@memberkit/primitives/text'
import { listMessages } from '../messages/namespaces.ts'
import * as balance from './BalanceHeader.css.ts'
import * as styles from './InvoiceListView.css.ts'
import { useInvoiceColumns } from './useInvoiceColumns.tsx'

/** As tall, part by part, as what replaces it. */
export function InvoiceListSkeleton() {
  const t = useMessages(listMessages)
  const columns = useInvoiceColumns()
  const { locale } = useMemberkit()
  return (
    <div className={styles.page}>
      <div className={balance.header}>
        <div className={balance.balance}>
          <p className={balance.label}>
            <SkeletonText width="sm" />
          </p>
          <p className={balance.amount}>
            <SkeletonText sample={formatMoney('100.00', currencyFor(locale), locale)} />
          </p>
          <p className={balance.note}>
            <SkeletonText width="md" />
          </p>
        </div>
      </div>
      <div className={styles.list}>
        <div className={styles.heading}>
          <div>
            <Heading level={2} size="md">
              {t('title')}
            </Heading>
            <span className={styles.quiet}>
              <SkeletonText width="xs" />
            </span>
          </div>
          <Skeleton height="control-small" width="sm" />
        </div>
        <div className={styles.table}>
          <Table
            caption={t('title')}
            isCaptionHidden
            columns={columns}
            rows={[]}
            getRowId={String}
            isLoading
            loadingLabel={t('loading')}
            loadingRows={8}
          />
        </div>
      </div>
    </div>
  )
}
