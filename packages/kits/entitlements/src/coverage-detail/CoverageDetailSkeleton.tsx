'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { listMessages } from '../messages/namespaces.ts'
import * as styles from './CoverageDetail.css.ts'

/** As tall, part by part, as what replaces it. */
export function CoverageDetailSkeleton() {
  const t = useMessages(listMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.page}>
        <div className={styles.header}>
          <div className={styles.words}>
            <SkeletonText size="xl" width="md" />
            <SkeletonText width="md" />
          </div>
          <Skeleton height="control" width="sm" />
        </div>
        <div className={styles.columns}>
          <Card>
            <SkeletonText lines={6} />
          </Card>
          <Card>
            <SkeletonText lines={6} />
          </Card>
        </div>
      </div>
    </SkeletonGroup>
  )
}
