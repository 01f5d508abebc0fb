import { Card } from '@memberkit/primitives/card'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import * as styles from './Cards.css.ts'

export interface CardListSkeletonProps {
  label: string
  /** The level of a card's heading. */
  level: 3 | 4
  /** The lines in a card. */
  lines: number
}

/** As tall, part by part, as a list of two cards. */
export function CardListSkeleton({ label, level, lines }: CardListSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.page}>
        <SkeletonText size="xl" width="lg" />
        <div className={styles.cards}>
          {[1, 2].map((key) => (
            <Card
              key={key}
              as="div"
              title={<SkeletonText width="md" />}
              level={level}
              footer={<SkeletonText width="sm" />}
            >
              <SkeletonText lines={lines} />
            </Card>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
