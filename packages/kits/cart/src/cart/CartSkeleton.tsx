'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { cartMessages } from '../messages/namespaces.ts'
import * as styles from './Cart.css.ts'

/** As tall as the lines to come, beside a summary. */
export function CartSkeleton({ count }: { count: number }) {
  const t = useMessages(cartMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.layout}>
        <div className={styles.lines}>
          {Array.from({ length: Math.min(count, 4) }, (_, index) => (
            <Card key={index} as="div">
              <SkeletonText lines={5} />
            </Card>
          ))}
        </div>
        <div className={styles.aside}>
          <Card as="div">
            <SkeletonText lines={8} />
          </Card>
        </div>
      </div>
    </SkeletonGroup>
  )
}
