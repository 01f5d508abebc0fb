'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Fragment, type ReactNode } from 'react'
import { compareMessages, pickerMessages } from '../messages/namespaces.ts'
import * as styles from './Comparison.css.ts'

/** The benefits of each category, as usual. */
const groups = [5, 2, 1]
/** Tiers of a product, as usual. */
const usual = 5

/** As tall as the benefits of three categories. */
export function TableSkeleton({ count = usual }: { count?: number }) {
  const t = useMessages(compareMessages)
  return (
    <SkeletonGroup label={t('loading.benefits')}>
      <div className={styles.skeletonRows}>
        <BenefitRows count={count} />
      </div>
    </SkeletonGroup>
  )
}

/** As tall, part by part, as the comparison of as many tiers, below its title. */
export function ComparisonSkeleton({ title, count }: { title: ReactNode; count?: number | undefined }) {
  return <Skeletons label={useMessages(compareMessages)('loading')} title={title} count={count} />
}

/** Shown while the code loads, before the messages of the comparison are there. */
export function ComparisonPlaceholder() {
  return <Skeletons label={useMessages(pickerMessages)('loading')} title={<SkeletonText size="xl" width="lg" />} />
}

interface SkeletonsProps {
  label: string
  title: ReactNode
  count?: number | undefined
}

function Skeletons({ label, title, count = usual }: SkeletonsProps) {
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        {title}
        <div className={styles.tools}>
          <SkeletonText width="md" />
          <Skeleton height="control-small" width="sm" />
        </div>
      </div>
      <SkeletonGroup label={label}>
        {count > 2 ? (
          <div className={styles.waitingChooser} data-many={count > 3 ? '' : undefined}>
            {[1, 2].map((key) => (
              <span key={key} className={styles.price}>
                <SkeletonText size="sm" width="sm" />
                <Skeleton height="control" />
              </span>
            ))}
          </div>
        ) : null}
        <div className={styles.region} data-many={count > 3 ? '' : undefined}>
          <div className={styles.skeletonRows}>
            <Row count={count}>
              <SkeletonText size="xs" width="xs" />
              <SkeletonText width="sm" />
              <SkeletonText width="sm" />
              <SkeletonText size="sm" width="sm" />
            </Row>
            <Row count={count}>
              <Skeleton height="control" width="sm" />
            </Row>
            <BenefitRows count={count} />
          </div>
        </div>
      </SkeletonGroup>
    </div>
  )
}

function BenefitRows({ count }: { count: number }) {
  return groups.map((length, group) => (
    <Fragment key={group}>
      <div className={styles.skeletonRow} data-group="">
        <span>
          <SkeletonText size="xs" width="xs" />
        </span>
      </div>
      {Array.from({ length }, (_, key) => (
        <Row key={key} count={count} name={<SkeletonText size="sm" width="md" />}>
          <SkeletonText size="sm" width="xs" />
        </Row>
      ))}
    </Fragment>
  ))
}

function Row({ count, name, children }: { count: number; name?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.skeletonRow}>
      <span>{name}</span>
      {Array.from({ length: count }, (_, key) => (
        <span key={key} className={styles.price}>
          {children}
        </span>
      ))}
    </div>
  )
}
