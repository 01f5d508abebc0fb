'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { methodMessages } from '../messages/namespaces.ts'
import * as styles from './wallet.css.ts'

/** As tall as two payment methods. */
export function WalletSkeleton() {
  const t = useMessages(methodMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <Card title={<SkeletonText width="md" />} isFlush>
        <div className={styles.rows}>
          {[1, 2].map((key) => (
            <div key={key} className={styles.row}>
              <span className={styles.mark}>
                <Skeleton height="icon" />
              </span>
              <div className={styles.words}>
                <SkeletonText width="md" />
                <SkeletonText size="sm" width="lg" />
              </div>
            </div>
          ))}
        </div>
      </Card>
    </SkeletonGroup>
  )
}
