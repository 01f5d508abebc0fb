'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { pickerMessages } from '../messages/namespaces.ts'
import * as styles from './TierPicker.css.ts'

/** As tall, part by part, as three tiers and an empty summary. */
export function PickerSkeleton() {
  const t = useMessages(pickerMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.page}>
        <div className={styles.waitingControl}>
          <SkeletonText size="sm" width="sm" />
          <Skeleton height="control" width="md" />
        </div>
        <div className={styles.body}>
          <div className={`${styles.tiers} ${styles.waitingCards}`}>
            {[1, 2, 3].map((key) => (
              <div key={key} className={styles.waitingCard}>
                <SkeletonText width="md" />
                <SkeletonText size="xl" width="sm" />
                <SkeletonText size="sm" width="sm" />
                <SkeletonText size="sm" lines={5} />
              </div>
            ))}
          </div>
          <div className={styles.beside}>
            <Skeleton height="control" width="md" />
          </div>
          <div className={styles.choice}>
            <Card title={<SkeletonText width="sm" />} level={3}>
              <SkeletonText width="lg" />
            </Card>
          </div>
        </div>
      </div>
    </SkeletonGroup>
  )
}
