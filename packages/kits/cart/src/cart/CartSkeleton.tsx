'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { cartMessages } from '../messages/namespaces.ts'
import * as styles from './Cart.css.ts'

/** As tall, part by part, as the lines to come, beside a summary. */
export function CartSkeleton({ count }: { count: number }) {
  const t = useMessages(cartMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.layout}>
        <div className={styles.lines}>
          {Array.from({ length: Math.min(count, 4) }, (_, index) => (
            <Card key={index} as="div">
              <div className={styles.facts}>
                <div className={styles.head}>
                  <div className={styles.words}>
                    <SkeletonText width="sm" />
                    <SkeletonText size="sm" width="md" />
                    <SkeletonText size="sm" width="lg" />
                  </div>
                  <SkeletonText width="sm" />
                </div>
                <div className={styles.field}>
                  <SkeletonText size="sm" width="xs" />
                  <Skeleton height="control-small" width="md" />
                </div>
                <div className={styles.waitingAddable}>
                  <SkeletonText size="sm" width="md" />
                </div>
              </div>
            </Card>
          ))}
        </div>
        <div className={styles.aside}>
          <Card as="div" title={<SkeletonText width="sm" />}>
            <div className={styles.facts}>
              <div className={styles.field}>
                <SkeletonText size="sm" width="sm" />
                <Skeleton height="control" />
                <SkeletonText size="sm" width="lg" />
              </div>
              <KeyValue layout="ledger">
                <Sum />
                <Sum />
                <Sum isTotal />
                <Sum />
              </KeyValue>
            </div>
          </Card>
        </div>
        <div className={styles.action}>
          <Skeleton height="control" />
        </div>
      </div>
    </SkeletonGroup>
  )
}

function Sum({ isTotal = false }: { isTotal?: boolean }) {
  return (
    <KeyValueItem label={<SkeletonText width="sm" />} isTotal={isTotal}>
      <SkeletonText sample="$29.95" />
    </KeyValueItem>
  )
}
