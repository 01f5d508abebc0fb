'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { methodMessages } from '../messages/namespaces.ts'
import * as styles from './wallet.css.ts'

/** The heading, and as tall as two payment methods. */
export function WalletSkeleton({ canAdd }: { canAdd: boolean }) {
  const t = useMessages(methodMessages)
  return (
    <Card
      isFlush
      title={t('title')}
      description={<SkeletonText size="xs" width="sm" />}
      actions={
        canAdd ? (
          <div className={`${styles.add} ${styles.waitingAdd}`}>
            <Skeleton height="control" />
          </div>
        ) : undefined
      }
    >
      <SkeletonGroup label={t('loading')}>
        <div className={styles.rows}>
          {[1, 2].map((key) => (
            <div key={key} className={styles.row}>
              <span className={styles.waitingMark}>
                <Skeleton height="icon" />
              </span>
              <div className={styles.line}>
                <SkeletonText width="md" />
              </div>
              <div className={styles.facts}>
                <SkeletonText size="sm" width="lg" />
                <span className={styles.moreFacts}>
                  <SkeletonText size="sm" width="sm" />
                </span>
              </div>
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </Card>
  )
}
