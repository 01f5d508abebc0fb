'use client'
import { Cards } from '@memberkit/foundation/cards'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { listMessages } from '../messages/namespaces.ts'
import * as styles from './SubscriptionList.css.ts'

/** As tall, part by part, as two plans that renew, one of them with a supplement, below the list's title. */
export function SubscriptionSkeleton() {
  const t = useMessages(listMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <Cards>
        {[1, 2].map((key) => (
          <li key={key}>
            <Card
              as="article"
              title={<SkeletonText width="md" />}
              level={3}
              actions={<Skeleton height="badge" width="sm" />}
              footer={
                <div className={styles.foot}>
                  <Skeleton height="control-small" width="sm" />
                </div>
              }
            >
              <div className={styles.facts}>
                <p className={styles.price}>
                  <SkeletonText width="md" />
                </p>
                <p className={styles.said} data-names-method="">
                  <SkeletonText />
                </p>
                <SkeletonText width="md" />
                <SkeletonText width="lg" />
              </div>
            </Card>
          </li>
        ))}
      </Cards>
    </SkeletonGroup>
  )
}
