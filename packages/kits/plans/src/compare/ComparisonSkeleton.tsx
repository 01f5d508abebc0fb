'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import type { ReactNode } from 'react'
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

/** As tall, part by part, as the comparison, below its title. */
export function ComparisonSkeleton({ title }: { title: ReactNode }) {
  return <Skeletons label={useMessages(compareMessages)('loading')} title={title} />
}

/** Shown while the code loads, before the messages of the comparison are there. */
export function ComparisonPlaceholder() {
  return <Skeletons label={useMessages(pickerMessages)('loading')} title={<SkeletonText size="xl" width="lg" />} />
}

function Skeletons({ label, title }: { label: string; title: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        {title}
        <Skeleton height="control-small" width="md" />
      </div>
      <SkeletonGroup label={label}>
        <div className={styles.region}>
          <Rows isTall />
        </div>
      </SkeletonGroup>
    </div>
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
