'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { pickerMessages } from '../messages/namespaces.ts'
import * as waiting from './PickerSkeleton.css.ts'
import * as cards from './TierCards.css.ts'
import * as styles from './TierPicker.css.ts'

interface PickerSkeletonProps {
  /** Whether the choice of a region is above: the billing period stands beside it where there is room. */
  isBelowRegion: boolean
}

/** As tall, part by part, as three tiers of several billing periods and an empty summary. */
export function PickerSkeleton({ isBelowRegion }: PickerSkeletonProps) {
  const t = useMessages(pickerMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.page}>
        <div className={waiting.period} data-beside={isBelowRegion ? '' : undefined}>
          <SkeletonText size="sm" width="sm" />
          <Skeleton height="control" width="lg" />
        </div>
        <div className={styles.people}>
          <div className={styles.unfold}>
            <Skeleton height="control" />
          </div>
          <div className={styles.question}>
            <div className={styles.people}>
              <SkeletonText width="md" />
              <SkeletonText width="lg" />
              <SkeletonText size="md" width="lg" />
            </div>
          </div>
        </div>
        <div className={styles.body}>
          <div className={`${styles.tiers} ${waiting.cards}`}>
            {[1, 2, 3].map((key) => (
              <div key={key} className={waiting.card}>
                <Skeleton height="icon" isRound />
                <div className={styles.facts}>
                  <div className={waiting.head}>
                    <SkeletonText width="sm" />
                    <div className={cards.charges}>
                      <SkeletonText size="xl" width="sm" />
                      <SkeletonText size="sm" width="sm" />
                    </div>
                  </div>
                  <SkeletonText size="sm" lines={3} />
                  <SkeletonText size="sm" width="sm" />
                  <SkeletonText size="sm" width="md" />
                </div>
              </div>
            ))}
          </div>
          <div className={styles.beside}>
            <Skeleton height="control" width="md" />
          </div>
          <div className={styles.choice} data-lone="">
            <Card title={<SkeletonText width="sm" />} level={3}>
              <SkeletonText width="lg" />
            </Card>
          </div>
        </div>
      </div>
    </SkeletonGroup>
  )
}
