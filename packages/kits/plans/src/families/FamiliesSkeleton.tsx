'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { familyMessages } from '../messages/namespaces.ts'
import * as styles from './Families.css.ts'

const families = [1, 2, 3, 4]
const products = [1, 2]
const categories = ['sm', 'md', 'sm', 'md'] as const

/** As tall, part by part, as four families below their filter. */
export function FamiliesSkeleton() {
  const t = useMessages(familyMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.page}>
        <FilterSkeleton />
        <div className={styles.cards}>
          {families.map((key) => (
            <Card key={key} as="div" title={<SkeletonText width="md" />} level={3}>
              <SkeletonText lines={2} />
              <div className={styles.end}>
                <SkeletonText size="sm" width="xs" />
                <div className={styles.waitingOpen}>
                  <SkeletonText size="sm" width="sm" />
                </div>
              </div>
            </Card>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}

/** A chip for each category. */
export function FilterSkeleton() {
  return (
    <div className={styles.waitingFilter}>
      {categories.map((width, index) => (
        <Skeleton key={index} height="control-small" width={width} />
      ))}
    </div>
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
        <Products />
      </div>
    </SkeletonGroup>
  )
}

export function ProductsSkeleton() {
  const t = useMessages(familyMessages)
  return (
    <SkeletonGroup label={t('loading.products')}>
      <Products />
    </SkeletonGroup>
  )
}

function Products() {
  return (
    <div className={styles.cards}>
      {products.map((key) => (
        <Card
          key={key}
          as="div"
          title={<SkeletonText width="md" />}
          level={3}
          footer={<Skeleton height="control" width="sm" />}
        >
          <div className={styles.facts}>
            <SkeletonText width="md" />
            <SkeletonText size="sm" width="sm" />
            <SkeletonText size="sm" width="sm" />
          </div>
        </Card>
      ))}
    </div>
  )
}
