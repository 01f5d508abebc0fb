'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { listMessages } from '../messages/namespaces.ts'
import * as styles from './InvoiceDetail.css.ts'

/** As tall, part by part, as what replaces it. */
export function InvoiceDetailSkeleton() {
  const t = useMessages(listMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.page}>
        <div className={styles.header}>
          <div className={styles.words}>
            <SkeletonText width="md" />
            <SkeletonText size="xl" width="lg" />
          </div>
          <Skeleton height="control" width="sm" />
        </div>
        <div className={styles.columns}>
          <Card>
            <SkeletonText lines={8} />
          </Card>
          <div className={styles.side}>
            <Card>
              <SkeletonText lines={4} />
            </Card>
            <Card>
              <SkeletonText lines={2} />
            </Card>
          </div>
        </div>
      </div>
    </SkeletonGroup>
  )
}
