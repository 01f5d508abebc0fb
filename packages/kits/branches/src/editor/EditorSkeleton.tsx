'use client'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import * as styles from './Editor.css.ts'

/** As tall as the first sections. */
export function EditorSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.page}>
        <SkeletonText size="xl" width="md" />
        <div className={styles.columns}>
          <div className={styles.sections}>
            {[0, 1, 2, 3].map((key) => (
              <Skeleton key={key} height="panel" />
            ))}
          </div>
          <div className={styles.side}>
            <Skeleton height="panel" />
            <Skeleton height="panel" />
          </div>
        </div>
      </div>
    </SkeletonGroup>
  )
}
