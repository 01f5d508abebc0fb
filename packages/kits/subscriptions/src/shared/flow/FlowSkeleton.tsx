'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { listMessages } from '../../messages/namespaces.ts'
import * as styles from './flow.css.ts'

/** As tall, part by part, as the first step. */
export function FlowSkeleton() {
  const t = useMessages(listMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.flow}>
        <SkeletonText size="xl" width="lg" />
        <Card>
          <SkeletonText lines={2} />
        </Card>
        <Card>
          <SkeletonText lines={2} />
        </Card>
        <Skeleton height="control" />
      </div>
    </SkeletonGroup>
  )
}
