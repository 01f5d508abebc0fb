'use client'
import { useMemberkit } from '@memberkit/foundation'
import { currencyFor, formatMoney } from '@memberkit/platform/formats'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import * as styles from './BalanceHeader.css.ts'

/** As tall, part by part, as the balance. */
export function BalanceSkeleton() {
  const { locale } = useMemberkit()
  return (
    <div className={styles.header}>
      <div className={styles.balance}>
        <p className={styles.label}>
          <SkeletonText width="sm" />
        </p>
        <p className={styles.amount}>
          <SkeletonText sample={formatMoney('100.00', currencyFor(locale), locale)} />
        </p>
        <p className={styles.note}>
          <SkeletonText width="md" />
        </p>
      </div>
    </div>
  )
}
