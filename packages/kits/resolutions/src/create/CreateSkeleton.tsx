import { Skeleton, SkeletonText } from '@memberkit/primitives/skeleton'
import * as styles from './Create.css.ts'

/** As tall as the first step. */
export function CreateSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height="control" />
      <SkeletonText width="sm" />
      <Skeleton height="panel" />
    </div>
  )
}
