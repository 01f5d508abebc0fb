'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { createContext, useContext } from 'react'
import { eligibilityMessages, pickerMessages } from '../messages/namespaces.ts'
import * as styles from './Eligibility.css.ts'

/** Widths of the benefits of a product, as usual. */
const benefits = ['sm', 'md', 'sm', 'sm', 'md', 'sm', 'md'] as const

/** The size of a check, which is known before its code is. */
export interface CheckSize {
  people: number
  products: number
  hasRegion: boolean
}

/** Gives a placeholder the size of what was asked for. */
export const CheckSizeContext = createContext<CheckSize>({ people: 3, products: 1, hasRegion: false })

/** As tall, part by part, as the benefits of one person. */
export function PersonSkeleton(size: ProductsProps) {
  const t = useMessages(eligibilityMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <Products {...size} />
    </SkeletonGroup>
  )
}

/** Shown while the code loads, before the messages of the page are there. */
export function EligibilityPlaceholder() {
  const t = useMessages(pickerMessages)
  const { people, products, hasRegion } = useContext(CheckSizeContext)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.page}>
        <div className={styles.facts}>
          <SkeletonText size="xl" width="lg" />
          {hasRegion ? <SkeletonText size="sm" width="sm" /> : null}
        </div>
        <div className={styles.people}>
          {Array.from({ length: people }, (_, index) => (
            <Card
              key={index}
              as="div"
              title={<SkeletonText width="md" />}
              level={3}
              description={<SkeletonText size="sm" width="sm" />}
              isFlush={index > 0}
            >
              <Products count={products} isFollowing={index > 0} />
            </Card>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}

interface ProductsProps {
  count: number
  /** Whether somebody else's benefits are above: on a phone these are folded. */
  isFollowing: boolean
}

function Products({ count, isFollowing }: ProductsProps) {
  const flag = isFollowing ? '' : undefined
  return (
    <div className={styles.products} data-flush={flag} data-folded={flag}>
      {Array.from({ length: count }, (_, product) => (
        <div key={product} className={styles.product}>
          <SkeletonText size="md" width="md" />
          <div className={styles.group}>
            <SkeletonText size="sm" width="xs" />
            <div className={styles.benefits}>
              {benefits.map((width, index) => (
                <div key={index} className={styles.benefit}>
                  <SkeletonText sample="m" />
                  <SkeletonText width={width} />
                </div>
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
