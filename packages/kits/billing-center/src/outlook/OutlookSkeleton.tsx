'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { currencyFor, formatMoney } from '@memberkit/platform/formats'
import { Button } from '@memberkit/primitives/button'
import { PrintIcon } from '@memberkit/primitives/icons'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { pageMessages } from '../messages/namespaces.ts'
import * as styles from './outlook.css.ts'

/** As tall, line by line, as the outlook of somebody who owes nothing. */
export function OutlookSkeleton() {
  const t = useMessages(pageMessages)
  const { locale } = useMemberkit()
  return (
    <SkeletonGroup label={t('loading')} data-mk-state="loading">
      <div className={styles.outlook}>
        <div>
          <p className={styles.amount}>
            <SkeletonText sample={t('state.clear')} />
          </p>
          <p className={styles.said}>
            <SkeletonText width="md" />
          </p>
        </div>
        <div className={styles.figures}>
          <div className={styles.next}>
            <p className={styles.label}>
              <SkeletonText width="sm" />
            </p>
            <p className={styles.amount}>
              <SkeletonText sample={formatMoney('100.00', currencyFor(locale), locale)} />
            </p>
            <p className={styles.said}>
              <SkeletonText width="lg" />
            </p>
            <p className={styles.note}>
              <SkeletonText width="md" />
            </p>
          </div>
        </div>
        <div className={styles.print}>
          <Button disabled>
            <PrintIcon />
            <span className={styles.printWord}>{t('print')}</span>
          </Button>
        </div>
      </div>
    </SkeletonGroup>
  )
}
