'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { listMessages } from '../messages/namespaces.ts'
import * as styles from './CoverageList.css.ts'

/** As tall, part by part, as two plans in use. */
export function CoverageSkeleton() {
  const t = useMessages(listMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.page}>
        <SkeletonText size="xl" width="lg" />
        <div className={styles.cards}>
          {[1, 2].map((key) => (
            <Card key={key} as="div" title={<SkeletonText width="md" />} level={4} footer={<SkeletonText width="sm" />}>
              <SkeletonText lines={2} />
            </Card>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
