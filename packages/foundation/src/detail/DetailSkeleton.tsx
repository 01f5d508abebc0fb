'use client'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import * as styles from './DetailFrame.css.ts'
import { DetailColumns } from './DetailColumns.tsx'

export interface DetailSkeletonProps {
  /** The loading content, for screen readers. */
  label: string
  isFigure?: boolean
  /** Lines of the cards in each column. */
  main: readonly number[]
  side: readonly number[]
}

/** As tall, part by part, as the page that replaces it. */
export function DetailSkeleton({ label, isFigure, main, side }: DetailSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.page}>
        <div className={styles.header} data-figure={isFigure || undefined}>
          <div className={styles.words}>
            {isFigure ? <SkeletonText width="md" /> : null}
            <SkeletonText size="xl" width={isFigure ? 'lg' : 'md'} />
            {isFigure ? null : <SkeletonText width="md" />}
          </div>
          <Skeleton height="control" width="sm" />
        </div>
        <DetailColumns main={cards(main)} side={cards(side)} />
      </div>
    </SkeletonGroup>
  )
}

const cards = (lines: readonly number[]) =>
  lines.map((count, index) => (
    <Card key={index}>
      <SkeletonText lines={count} />
    </Card>
  ))
