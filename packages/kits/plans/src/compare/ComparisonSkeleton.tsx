'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { compareMessages, pickerMessages } from '../messages/namespaces.ts'
import * as styles from './Comparison.css.ts'

const rows = [1, 2, 3, 4, 5, 6, 7, 8]
const columns = [1, 2, 3, 4]

/** As tall as the benefits of three categories. */
export function TableSkeleton() {
  const t = useMessages(compareMessages)
  return (
    <SkeletonGroup label={t('loading.benefits')}>
      <Rows />
    </SkeletonGroup>
  )
}

/** As tall, part by part, as the comparison. */
export function ComparisonSkeleton() {
  return <Skeletons label={useMessages(compareMessages)('loading')} />
}

/** Shown while the code loads, before the messages of the comparison are there. */
export function ComparisonPlaceholder() {
  return <Skeletons label={useMessages(pickerMessages)('loading')} />
}

function Skeletons({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.page}>
        <div className={styles.header}>
          <SkeletonText size="xl" width="lg" />
          <Skeleton height="control-small" width="md" />
        </div>
        <div className={styles.region}>
          <Rows isTall />
        </div>
      </div>
    </SkeletonGroup>
  )
}

function Rows({ isTall }: { isTall?: boolean }) {
  return (
    <div className={styles.skeletonRows}>
      {rows.map((key) => (
        <div key={key} className={styles.skeletonRow}>
          {columns.map((column) => (
            <SkeletonText key={column} size={isTall && key === 1 ? 'xl' : 'sm'} width={column === 1 ? 'md' : 'xs'} />
          ))}
        </div>
      ))}
    </div>
  )
}
