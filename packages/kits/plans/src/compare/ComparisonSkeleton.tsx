'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { compareMessages, pickerMessages } from '../messages/namespaces.ts'
import * as styles from './Comparison.css.ts'
import * as waiting from './ComparisonSkeleton.css.ts'

/** The benefits of each category, as usual. */
const groups = [5, 2, 1]
/** Tiers of a product, as usual. */
const usual = 5

/** As tall as the benefits of three categories. */
export function TableSkeleton({ count = usual }: { count?: number }) {
  const t = useMessages(compareMessages)
  return (
    <SkeletonGroup label={t('loading.benefits')}>
      <div className={waiting.rows}>
        <BenefitRows count={count} />
      </div>
    </SkeletonGroup>
  )
}

/** The words of a recommendation, which are known before the code is. */
export const ReasonContext = createContext<ReactNode>(undefined)

/** As tall, part by part, as the comparison of as many tiers, below its title. */
export function ComparisonSkeleton(size: Omit<SkeletonsProps, 'label'>) {
  return <Skeletons {...size} label={useMessages(compareMessages)('loading')} />
}

/** Shown while the code loads, before the messages of the comparison are there. */
export function ComparisonPlaceholder() {
  return (
    <Skeletons
      label={useMessages(pickerMessages)('loading')}
      title={<SkeletonText size="xl" width="lg" />}
      reason={useContext(ReasonContext)}
    />
  )
}

interface SkeletonsProps {
  label: string
  title: ReactNode
  count?: number | undefined
  /** Why the host recommends a tier: above that tier's name. */
  reason?: ReactNode
}

function Skeletons({ label, title, count = usual, reason }: SkeletonsProps) {
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
          <div className={waiting.chooserRoom} data-many={count > 3 ? '' : undefined}>
            {[1, 2].map((key) => (
              <span key={key} className={styles.price}>
                <SkeletonText size="sm" width="sm" />
                <Skeleton height="control" />
              </span>
            ))}
          </div>
        ) : null}
        <div className={styles.region} data-many={count > 3 ? '' : undefined}>
          <div className={waiting.rows}>
            <div className={waiting.row} data-part="names">
              <span />
              {Array.from({ length: count }, (_, key) => (
                <span key={key}>
                  {/* Room alone: which column it is in, only the tiers tell. */}
                  {key === 0 && reason !== undefined ? (
                    <span className={waiting.reasonRoom}>
                      <Skeleton height="badge" width="sm" />
                      <span className={styles.note}>{reason}</span>
                    </span>
                  ) : null}
                  {/* The product, as usual: on two lines in a narrow column. */}
                  <SkeletonText size="xs" width="sm" />
                  <span className={waiting.secondLine}>
                    <SkeletonText size="xs" width="xs" />
                  </span>
                  <SkeletonText size="md" width="sm" />
                </span>
              ))}
            </div>
            <Row count={count}>
              <SkeletonText size="md" width="sm" />
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
      <div className={waiting.row} data-group="">
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
    <div className={waiting.row}>
      <span>{name}</span>
      {Array.from({ length: count }, (_, key) => (
        <span key={key} className={styles.price}>
          {children}
        </span>
      ))}
    </div>
  )
}
