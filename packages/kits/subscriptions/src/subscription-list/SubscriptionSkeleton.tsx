'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { listMessages } from '../messages/namespaces.ts'
import * as styles from './SubscriptionList.css.ts'

/** As tall, part by part, as two plans that renew. */
export function SubscriptionSkeleton() {
  const t = useMessages(listMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.page}>
        <SkeletonText size="xl" width="lg" />
        <div className={styles.cards}>
          {[1, 2].map((key) => (
            <Card key={key} as="div" title={<SkeletonText width="md" />} level={3} footer={<SkeletonText width="sm" />}>
              <SkeletonText lines={3} />
            </Card>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
