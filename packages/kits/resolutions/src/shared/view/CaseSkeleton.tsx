'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { caseMessages } from '../../messages/case/namespace.ts'
import * as styles from './Case.css.ts'

/** As tall as a case with some notes. */
export function CaseSkeleton() {
  const t = useMessages(caseMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.page}>
        <SkeletonText size="xl" width="sm" />
        <SkeletonText width="md" />
        <Skeleton height="panel" />
        <Skeleton height="panel" />
        <Skeleton height="panel" />
      </div>
    </SkeletonGroup>
  )
}
