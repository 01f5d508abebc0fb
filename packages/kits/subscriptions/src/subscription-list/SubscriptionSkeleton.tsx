'use client'
import { useMemberkit } from '@memberkit/foundation'
import { Cards } from '@memberkit/foundation/cards'
import { useMessages } from '@memberkit/foundation/messages'
import { currencyFor, formatPrice } from '@memberkit/platform/formats'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { listMessages } from '../messages/namespaces.ts'
import * as styles from './SubscriptionList.css.ts'

/** As tall, part by part, as two plans that renew, one of them with a supplement, below the list's title. */
export function SubscriptionSkeleton() {
  const t = useMessages(listMessages)
  const { locale } = useMemberkit()
  const price = formatPrice({ amount: '39.90', currency: currencyFor(locale), period: 'MONTHLY' }, locale)
  return (
    <SkeletonGroup label={t('loading')}>
      <Cards>
        {[true, false].map((hasSupplement) => (
          <li key={String(hasSupplement)}>
            <Card
              as="article"
              title={<SkeletonText width="md" />}
              level={3}
              actions={
                <span className={styles.badge}>
                  <Skeleton height="badge" />
                </span>
              }
              footer={
                <div className={styles.footWords}>
                  <SkeletonText size="sm" sample={`${t('open')} ›`} />
                  <SkeletonText size="sm" sample={t('cancel')} />
                </div>
              }
            >
              <div className={styles.facts}>
                <p className={styles.price}>
                  <SkeletonText sample={price} />
                  <span className={styles.priceNote}>
                    <SkeletonText sample={t('price.note')} />
                  </span>
                </p>
                <p className={styles.said} data-names-method="">
                  <SkeletonText />
                </p>
                {hasSupplement ? <SkeletonText size="sm" width="md" /> : null}
                {/* Several people take two lines where a sentence with a payment method does. */}
                <p className={styles.line} data-names-several={hasSupplement ? '' : undefined}>
                  <SkeletonText width="lg" />
                </p>
              </div>
            </Card>
          </li>
        ))}
      </Cards>
    </SkeletonGroup>
  )
}
