'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { currencyFor, formatDate, formatMoney } from '@memberkit/platform/formats'
import { Button } from '@memberkit/primitives/button'
import { PrintIcon } from '@memberkit/primitives/icons'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { pageMessages } from '../messages/namespaces.ts'
import * as styles from './outlook.css.ts'

/** About as long as the names of two plans, as what pays for them, and as a day. */
const samples = { date: '2026-12-12', plans: ['00000 0000 000000', '00000000 000000'], method: '0000 000000 00 0000' }

/** As tall, line by line, as the outlook of somebody who owes nothing and has two plans. */
export function OutlookSkeleton() {
  const t = useMessages(pageMessages)
  const { locale } = useMemberkit()
  const { date, method } = samples
  const plans = new Intl.ListFormat(locale).format(samples.plans)
  return (
    <SkeletonGroup label={t('loading')} data-mk-state="loading">
      <div className={styles.outlook}>
        <div className={styles.state}>
          <p className={styles.amount}>
            <Words sample={t('state.clear')} />
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
              <Words sample={t('next.with', { date: formatDate(date, locale), method })} />
            </p>
            <p className={styles.waitingNote}>
              <Words sample={t('next.for', { plans })} />
              <Words sample={t('next.note')} />
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

/** As many bars as the words take lines. */
function Words({ sample }: { sample: string }) {
  return (
    <span className={styles.words} data-sample={sample}>
      <span className={styles.bars}>
        <SkeletonText sample={sample} />
        <SkeletonText width="md" />
        <SkeletonText width="md" />
      </span>
    </span>
  )
}
