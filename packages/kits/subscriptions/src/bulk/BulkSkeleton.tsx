'use client'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import * as styles from './bulk.css.ts'

/** As tall as the choice of members, while its words and the roster load. */
export function BulkSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <SkeletonText size="xl" width="lg" />
      <SkeletonText lines={2} />
      <SkeletonText lines={8} />
    </div>
  )
}
