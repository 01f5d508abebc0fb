'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { purchaseMessages } from '../messages/namespaces.ts'
import * as styles from '../order/order.css.ts'

/** As tall as the lines of an order, below the title of their card where it is known. */
export function OrderSkeleton({ title }: { title?: string }) {
  const t = useMessages(purchaseMessages)
  return (
    <Card as="div" title={title} level={3}>
      <SkeletonGroup label={t('loading')}>
        <SkeletonText lines={8} />
      </SkeletonGroup>
    </Card>
  )
}

/** The step that an order is in, and its lines beside it. */
export function OrderStepSkeleton() {
  const t = useMessages(purchaseMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.review}>
        <Card as="div" data-summary="">
          <SkeletonText lines={8} />
        </Card>
        <Card as="div">
          <SkeletonText lines={4} />
        </Card>
      </div>
    </SkeletonGroup>
  )
}
