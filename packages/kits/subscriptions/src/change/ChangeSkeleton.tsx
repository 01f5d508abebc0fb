'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { listMessages } from '../messages/namespaces.ts'
import * as styles from '../subscription-list/SubscriptionList.css.ts'

/** Without `Stack`: it loads with the list, which needs no other box. */
export function ChangeSkeleton() {
  const t = useMessages(listMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.facts}>
        <SkeletonText size="xl" width="md" />
        <SkeletonText width="lg" />
        <Card as="div">
          <SkeletonText lines={4} />
        </Card>
      </div>
    </SkeletonGroup>
  )
}
