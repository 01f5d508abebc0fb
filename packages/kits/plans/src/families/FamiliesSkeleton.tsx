'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { familyMessages } from '../messages/namespaces.ts'
import * as styles from './Families.css.ts'

const cards = [1, 2, 3, 4]

/** As tall, part by part, as four families below their heading. */
export function FamiliesSkeleton() {
  const t = useMessages(familyMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.page}>
        <Skeleton height="control-small" width="lg" />
        <Cards />
      </div>
    </SkeletonGroup>
  )
}

/** As tall, part by part, as a family with its products. */
export function FamilyPageSkeleton() {
  const t = useMessages(familyMessages)
  return (
    <SkeletonGroup label={t('loading.one')}>
      <div className={styles.page}>
        <div className={styles.facts}>
          <SkeletonText size="xl" width="md" />
          <SkeletonText width="lg" />
        </div>
        <Cards />
      </div>
    </SkeletonGroup>
  )
}

export function ProductsSkeleton() {
  const t = useMessages(familyMessages)
  return (
    <SkeletonGroup label={t('loading.products')}>
      <Cards />
    </SkeletonGroup>
  )
}

function Cards() {
  return (
    <div className={styles.cards}>
      {cards.map((key) => (
        <Card key={key} as="div" title={<SkeletonText width="md" />} level={3}>
          <SkeletonText lines={2} />
          <div className={styles.end}>
            <SkeletonText size="sm" width="xs" />
          </div>
        </Card>
      ))}
    </div>
  )
}
